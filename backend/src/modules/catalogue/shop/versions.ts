/** Name of the version that changes with every card, price or stock status that the shop shows. */
export const CATALOGUE = 'catalogue';

/** Name of the version that changes with categories, makers, attributes and vendors. */
export const VOCABULARY = 'vocabulary';

/** Name of the version that changes with the words that products are found by, and their synonyms. */
export const SEARCH = 'search';
