/** What a filter by choice has chosen, however it was written. */
export function chosenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** The filter for what is chosen: one value by itself, as tabs and links write it; none narrows nothing. */
export function filterOf(chosen: unknown[]): unknown {
  return chosen.length > 1 ? chosen : (chosen[0] ?? null);
}
