import type { ReportGroup } from '@stoa/contracts';

const DAY = 86_400_000;

/** First and last day of the bucket that a day belongs to; weeks begin on Monday (ISO 8601). */
export function bucketOf(day: string, group: ReportGroup): { period: string; until: string } {
  const at = new Date(`${day}T00:00:00.000Z`);
  if (group === 'day') return { period: day, until: day };
  if (group === 'week') {
    const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY;
    return { period: text(monday), until: text(monday + 6 * DAY) };
  }
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { period: text(Date.UTC(year, month, 1)), until: text(Date.UTC(year, month + 1, 0)) };
}

function text(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
