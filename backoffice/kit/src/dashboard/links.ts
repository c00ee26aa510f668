/** URL of a list with a filter, as react-admin parses it. */
export function listLink(page: string, filter: Record<string, unknown>): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown(filter)),
  });
  return `/${page}?${search}`;
}

const shown = (filter: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
