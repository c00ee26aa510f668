import type { DashboardRange } from './range';

/** Address of a list with a filter, as react-admin reads it. */
export function listLink(page: string, filter: Record<string, unknown>): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown(filter)),
  });
  return `/${page}?${search}`;
}

const shown = (filter: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(filter).map((name) => [name, true]));

/** The same span of days on a time field of a list. */
export function within(field: string, { from, to }: DashboardRange): Record<string, string> {
  return {
    [`${field}_gte`]: new Date(`${from}T00:00:00`).toISOString(),
    [`${field}_lte`]: new Date(`${to}T23:59:59.999`).toISOString(),
  };
}
