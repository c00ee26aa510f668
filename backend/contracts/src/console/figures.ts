import { SALE_STATES } from '../states';

/** Days as `2026-11-20`, both included. */
interface Days {
  from: string;
  to: string;
}

/** A span of days, UTC as figures have them, on a time field of a list. */
export function within(field: string, { from, to }: Days): Record<string, string> {
  return {
    [`${field}_gte`]: new Date(`${from}T00:00:00Z`).toISOString(),
    [`${field}_lte`]: new Date(`${to}T23:59:59.999Z`).toISOString(),
  };
}

/** The orders that count as sales in a span of days: exactly those that a dashboard's figures are made of. */
export function salesWithin(days: Days): Record<string, unknown> {
  return { state: SALE_STATES, ...within('placed_at', days) };
}

/** The people with an account who were new in a span of days. */
export function newCustomersWithin(days: Days): Record<string, unknown> {
  return { is_guest: false, ...within('created_at', days) };
}
