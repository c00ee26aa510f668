// Sorted lists in JSON, so that two branches rarely add at the same place.

/** The list with a key inserted in order; an existing value is kept. */
export function withKey(list, key, value) {
  return Object.fromEntries(
    Object.entries({ [key]: value, ...list }).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
}
