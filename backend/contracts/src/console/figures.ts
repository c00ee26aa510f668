import { SALE_STATES } from '../states';

/** Dates such as `2026-11-20`, both inclusive. */
interface Days {
  from: string;
  to: string;
}

/** List filter for a range of UTC days on a time field, as figures count days. */
export function within(field: string, { from, to }: Days): Record<string, string> {
  return {
    [`${field}_gte`]: new Date(`${from}T00:00:00Z`).toISOString(),
    [`${field}_lte`]: new Date(`${to}T23:59:59.999Z`).toISOString(),
  };
}

/** List filter for the orders that count as sales in a range of days, as in the dashboard's figures. */
export function salesWithin(days: Days): Record<string, unknown> {
  return { state: SALE_STATES, ...within('placed_at', days) };
}

/** List filter for customers with an account who registered in a range of days. */
export function newCustomersWithin(days: Days): Record<string, unknown> {
  return { is_guest: false, ...within('created_at', days) };
}
