import { dayAfter, startOfDay } from '../day';
import { SALE_STATES } from '../states';

/** Dates such as `2026-11-20`, both inclusive. */
interface Days {
  from: string;
  to: string;
}

/** List filter for a range of days on a time field; days are those of the shop's time zone, as in figures. */
export function within(field: string, { from, to }: Days, timeZone: string): Record<string, string> {
  const end = startOfDay(dayAfter(to), timeZone).getTime();
  return {
    [`${field}_gte`]: startOfDay(from, timeZone).toISOString(),
    [`${field}_lte`]: new Date(end - 1).toISOString(),
  };
}

/** List filter for the orders that count as sales in a range of days, as in the dashboard's figures. */
export function salesWithin(days: Days, timeZone: string): Record<string, unknown> {
  return { state: SALE_STATES, ...within('placed_at', days, timeZone) };
}

/** List filter for customers with an account who registered in a range of days. */
export function newCustomersWithin(days: Days, timeZone: string): Record<string, unknown> {
  return { is_guest: false, ...within('created_at', days, timeZone) };
}
