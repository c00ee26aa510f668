import { isDue } from './scheduled-payouts';

describe('the schedule of payouts', () => {
  it.each([
    ['manual', '2026-06-01', false],
    ['weekly', '2026-06-01', true],
    ['weekly', '2026-06-02', false],
    ['monthly', '2026-07-01', true],
    ['monthly', '2026-07-11', false],
  ] as const)('%s on %s is due: %s', (schedule, day, expected) => {
    expect(isDue(schedule, day)).toBe(expected);
  });
});
