import { isDecided } from './move-outcome';

describe('the outcome of a change of state', () => {
  it('closes the dialog once the change is done', () => {
    expect(isDecided(null)).toBe(true);
  });

  it('closes it where the record has moved on', () => {
    expect(isDecided({ status: 409 })).toBe(true);
  });

  // Without a connection there is no status.
  it.each([undefined, 0, 422, 500, 503])(
    'keeps it, with the typed text, after a failure with %s',
    (status) => {
      expect(isDecided({ status } as { status: number })).toBe(false);
    },
  );
});
