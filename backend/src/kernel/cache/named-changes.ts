/** Most records that are told one by one. */
const MAX_RECORDS = 500;

/** Changes of what a name stands for. */
export interface NamedChanges {
  /**
   * Start of the oldest transaction among them, in milliseconds since 1970: their rows may have any later time.
   * 0 when unknown.
   */
  since: number;
  /** The records that changed; null if it may be any. */
  ids: ReadonlySet<number> | null;
}

/** Nothing has changed. */
export const NO_CHANGES: NamedChanges = { since: Infinity, ids: new Set() };

/** All changes of both; of too many records it is no longer known which. */
export function mergeChanges(a: NamedChanges, b: NamedChanges): NamedChanges {
  const ids = a.ids && b.ids && new Set([...a.ids, ...b.ids]);
  return { since: Math.min(a.since, b.since), ids: ids && ids.size <= MAX_RECORDS ? ids : null };
}
