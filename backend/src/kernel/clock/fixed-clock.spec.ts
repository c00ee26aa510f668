import { FixedClock } from '.';

describe('FixedClock', () => {
  it('returns the same time until it is advanced', () => {
    const clock = new FixedClock('2026-03-01T00:00:00Z');
    expect(clock.now()).toEqual(clock.now());
    clock.advance(90_000);
    expect(clock.now().toISOString()).toBe('2026-03-01T00:01:30.000Z');
  });
});
