import { loggedText } from './logged-text';

describe('the logged text of a search', () => {
  it('is the same for different case, width and spacing', () => {
    expect(['  Red   Mug ', 'red mug', 'ＲＥＤ mug'].map(loggedText)).toEqual(Array(3).fill('red mug'));
    expect(loggedText('كوب  أحمر')).toBe('كوب أحمر');
  });

  it('is null without words, and for email addresses and long numbers', () => {
    expect(['🎁!', '   ', 'ada@example.com', '+44 20 7946 0958', '5901234123457'].map(loggedText)).toEqual(
      Array(5).fill(null),
    );
    expect(loggedText('iphone 15 pro 256')).toBe('iphone 15 pro 256');
  });
});
