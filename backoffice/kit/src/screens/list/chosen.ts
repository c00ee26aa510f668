/** The values of a choice filter, stored as a single value or an array. */
export function chosenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** The filter of the selected values: a single one without an array, as tabs and links write it, or null. */
export function filterOf(chosen: unknown[]): unknown {
  return chosen.length > 1 ? chosen : (chosen[0] ?? null);
}
