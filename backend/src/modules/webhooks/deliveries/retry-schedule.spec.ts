import { MAX_ATTEMPTS, pauseAfter } from './retry-schedule';

const DAY = 86_400_000;

describe('pauseAfter', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, 0.5) ?? 0);

  it('grows with each attempt, over about three days', () => {
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    const total = pauses.reduce((sum, pause) => sum + pause, 0) / DAY;
    expect(total).toBeGreaterThan(2.9);
    expect(total).toBeLessThan(3.2);
  });

  it('ends with the last attempt', () => {
    expect(pauseAfter(MAX_ATTEMPTS)).toBeNull();
  });

  it('varies by a tenth', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4500, 5500]);
  });
});
