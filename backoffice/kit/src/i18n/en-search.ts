/** Sentences of the report of searches. */
export const search = {
  search: {
    about:
      'What shoppers search for in the whole store. Counted without any personal data, rare searches are removed over time.',
    none: 'No searches yet',
    none_text: 'Submitted searches appear here within seconds.',
    add_synonym: 'Add synonym',
    pin_products: 'Pin products',
  },
};

/** Names of the fields of searches, synonyms and pinned results. */
export const searchFields: Record<string, string> = {
  terms: 'Terms',
  language: 'Language',
  query: 'Search',
  searches: 'Searches',
  results: 'Products found',
  outcome: 'Outcome',
  last_searched_at: 'Last searched',
  search_curations_product_ids: 'Products, in order',
};

/** Values of those fields. */
export const searchChoices: Record<string, string> = {
  two_way: 'Both ways',
  one_way: 'One way',
  results: 'With results',
  no_results: 'Without results',
};

/** Help beside their inputs. */
export const searchHints = {
  search_synonyms: {
    terms: 'Words or phrases separated by commas, such as sneakers, trainers, running shoes.',
    type: 'Both ways: each term finds the others. One way: only the first term also finds the others.',
    language: 'Leave empty for all languages.',
  },
  search_curations: {
    query: 'Applies to exactly these words, in singular or plural.',
    product_ids: 'Shown first in this order when sorted by relevance. Sold-out products come last.',
    language: 'Leave empty for all languages.',
    starts_at: 'Leave empty to start right away.',
    ends_at: 'Leave empty for no end.',
  },
};

/** Names of their pages, one and many. */
export const searchPages: Record<string, { name: string }> = {
  search_synonyms: { name: 'Synonym |||| Synonyms' },
  search_curations: { name: 'Pinned result |||| Pinned results' },
  search_queries: { name: 'Search |||| Searches' },
};
