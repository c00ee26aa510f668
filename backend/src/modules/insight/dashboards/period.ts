import { Failure } from '../../../kernel/http';

const DAY = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 732;

/** Whole days, UTC: `start` is the beginning of the first, `end` (exclusive) the end of the last. */
export interface Period {
  start: Date;
  end: Date;
}

/** The requested period, its days, and the equally long one right before it. */
export interface RequestedPeriod extends Period {
  from: string;
  to: string;
  days: string[];
  previous: Period;
}

/** Parses the requested period; defaults to the last 30 days. Throws 422 on `from` or `to`. */
export function readPeriod({ from, to }: { from?: string; to?: string }, now: Date): RequestedPeriod {
  const last = to === undefined ? dayOf(now) : read('to', to);
  const first = from === undefined ? last - (DEFAULT_DAYS - 1) * DAY : read('from', from);
  const count = (last - first) / DAY + 1;
  if (count < 1) throw Failure.field('to', 'must not be before the first day');
  if (count > MOST_DAYS) throw Failure.field('from', `may be at most ${MOST_DAYS} days before the last day`);
  const days = Array.from({ length: count }, (_, index) => text(first + index * DAY));
  return {
    from: text(first),
    to: text(last),
    days,
    start: new Date(first),
    end: new Date(last + DAY),
    previous: { start: new Date(first - count * DAY), end: new Date(first) },
  };
}

function read(field: string, day: string): number {
  const time = DATE.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(time) || text(time) !== day)
    throw Failure.field(field, 'must be a day such as 2026-01-31');
  return time;
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY) * DAY;
}

function text(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
