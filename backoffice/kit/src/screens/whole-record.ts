/**
 * Query options of screens that show one record. Lists answer texts in the reader's language and may leave fields out,
 * so their rows must not stand in for the record; the meta keeps the two apart in the cache.
 */
export const WHOLE_RECORD = { meta: { whole: true } };
