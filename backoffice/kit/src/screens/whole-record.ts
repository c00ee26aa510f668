/**
 * Query options of screens that show one record. Lists return texts in the user's language and may omit
 * fields, so their rows must not be used as the record; the meta separates the two in the cache.
 */
export const WHOLE_RECORD = { meta: { whole: true } };
