import { loggedText } from './logged-text';

describe('what the report keeps of a search', () => {
  it('is one text for the same words', () => {
    expect(['  Red   Mug ', 'red mug', 'ＲＥＤ mug'].map(loggedText)).toEqual(Array(3).fill('red mug'));
    expect(loggedText('كوب  أحمر')).toBe('كوب أحمر');
  });

  it('is nothing where no word was typed, or what may tell of a person', () => {
    expect(['🎁!', '   ', 'ada@example.com', '+44 20 7946 0958', '5901234123457'].map(loggedText)).toEqual(
      Array(5).fill(null),
    );
    expect(loggedText('iphone 15 pro 256')).toBe('iphone 15 pro 256');
  });
});
