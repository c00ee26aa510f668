/** Version name that changes with search words and synonyms. */
export const SEARCH = 'search';
