import { dayAfter, startOfDay } from '@stoa/contracts';
import { Failure } from '../../../kernel/http';
import { dayIn } from '../../ledger';

const DAY = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 732;

/** Whole days of the shop's time zone, both inclusive, and the moments between which they lie; `end` is exclusive. */
export interface Period {
  from: string;
  to: string;
  start: Date;
  end: Date;
  timeZone: string;
}

/** The requested period, its days, and the equally long one right before it. */
export interface RequestedPeriod extends Period {
  days: string[];
  previous: Period;
}

/** Parses the requested period; defaults to the last 30 days. Throws 422 on `from` or `to`. */
export function readPeriod(
  { from, to }: { from?: string; to?: string },
  now: Date,
  timeZone: string,
): RequestedPeriod {
  const last = read('to', to ?? dayIn(now, timeZone));
  const first = from === undefined ? last - (DEFAULT_DAYS - 1) * DAY : read('from', from);
  const count = (last - first) / DAY + 1;
  if (count < 1) throw Failure.field('to', 'must not be before the first day');
  if (count > MAX_DAYS) throw Failure.field('from', `may be at most ${MAX_DAYS} days before the last day`);
  return {
    ...periodOf(text(first), text(last), timeZone),
    days: Array.from({ length: count }, (_, index) => text(first + index * DAY)),
    previous: periodOf(text(first - count * DAY), text(first - DAY), timeZone),
  };
}

function periodOf(from: string, to: string, timeZone: string): Period {
  return { from, to, start: startOfDay(from, timeZone), end: startOfDay(dayAfter(to), timeZone), timeZone };
}

function read(field: string, day: string): number {
  const time = DATE.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(time) || text(time) !== day)
    throw Failure.field(field, 'must be a day such as 2026-01-31');
  return time;
}

function text(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
