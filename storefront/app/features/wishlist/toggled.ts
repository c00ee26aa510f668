/** Most products in a guest's cookie: each one is a request at sign-in. */
export const MAX_OF_GUESTS = 40;

/** A guest's ids with one more or less, the newest first; null when there is no room. */
export function toggled(ids: readonly number[], id: number, isIn: boolean): number[] | null {
  const others = ids.filter((one) => one !== id);
  if (!isIn) return others;
  return others.length < MAX_OF_GUESTS ? [id, ...others] : null;
}
