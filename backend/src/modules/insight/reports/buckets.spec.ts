import { bucketOf } from './buckets';

describe('what a day is grouped into', () => {
  it.each([
    ['day', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ] as const)('by %s: %s lies in %s to %s', (group, day, period, until) => {
    expect(bucketOf(day, group)).toEqual({ period, until });
  });
});
