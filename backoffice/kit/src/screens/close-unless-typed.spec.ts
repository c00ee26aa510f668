import { closeUnlessTyped } from './close-unless-typed';

describe('closeUnlessTyped', () => {
  const closedBy = (reason: 'backdropClick' | 'escapeKeyDown', isTyped?: boolean): number => {
    const onClose = jest.fn();
    closeUnlessTyped(onClose, isTyped)?.({}, reason);
    return onClose.mock.calls.length;
  };

  it('keeps what was typed when one clicks beside the dialog', () => {
    expect([closedBy('backdropClick'), closedBy('backdropClick', true)]).toEqual([0, 0]);
  });

  it('closes by Escape, and by a click while nothing is typed', () => {
    expect([closedBy('escapeKeyDown'), closedBy('escapeKeyDown', true)]).toEqual([1, 1]);
    expect(closedBy('backdropClick', false)).toBe(1);
  });
});
