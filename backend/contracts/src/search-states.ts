/** Whether all terms of a synonym match each other, or only its first one also matches the others. */
export const SYNONYM_TYPES = ['two_way', 'one_way'] as const;
export type SynonymType = (typeof SYNONYM_TYPES)[number];

/** Whether a search returned products. */
export const SEARCH_OUTCOMES = ['no_results', 'results'] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];
