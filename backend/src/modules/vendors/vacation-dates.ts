import { Failure } from '../../kernel/http';
import type { Values } from '../../kernel/resource';
import type { TradingFacts } from './trading';

type Vacation = Pick<TradingFacts, 'store_status' | 'vacation_starts_at' | 'vacation_ends_at'>;
type Dates = Pick<Vacation, 'vacation_starts_at' | 'vacation_ends_at'>;

/** Dates that an update changes by itself: those of a vacation end with it, so that the next one doesn't get them. */
export function endedDates(before: Vacation, { store_status = before.store_status }: Values): Dates | null {
  const isEnded = before.store_status === 'vacation' && store_status !== 'vacation';
  return isEnded ? { vacation_starts_at: null, vacation_ends_at: null } : null;
}

/** @throws Failure 422 on `vacation_ends_at` before its start, or of a vacation that would be over when it is set */
export function requireVacationDates(before: Vacation, after: Values, now: Date): void {
  const [start, end] = [momentOf(after.vacation_starts_at), momentOf(after.vacation_ends_at)];
  if (start !== null && end !== null && start >= end)
    throw Failure.field('vacation_ends_at', 'must be later than the start');
  if (after.store_status !== 'vacation' || end === null || end > now.getTime()) return;
  const isSet = before.store_status !== 'vacation' || end !== momentOf(before.vacation_ends_at);
  if (isSet) throw Failure.field('vacation_ends_at', 'must be in the future');
}

const momentOf = (value: unknown): number | null =>
  value ? new Date(value as string | Date).getTime() : null;
