import { bucketOf } from './buckets';

describe('bucketOf', () => {
  it.each([
    ['day', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ] as const)('grouped by %s, %s falls in the period %s to %s', (group, day, period, until) => {
    expect(bucketOf(day, group)).toEqual({ period, until });
  });
});
