import { dayAfter, startOfDay } from './day';

describe('the beginning of a day', () => {
  it.each([
    ['2026-07-01', 'UTC', '2026-07-01T00:00:00.000Z'],
    ['2026-07-01', 'Asia/Tokyo', '2026-06-30T15:00:00.000Z'],
    ['2026-07-01', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    // The clocks change within these days.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ])('%s in %s is %s', (day, timeZone, moment) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
  });

  it('is the end of the day before', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  });
});
