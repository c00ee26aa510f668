import type { Overrides } from '@stoa/console-kit';
import { SearchQueryList } from './SearchQueryList';

/** Screens of search queries, synonyms and curations. */
export const search: Overrides = {
  search_curations: { columns: ['query', 'product_ids', 'language', 'starts_at', 'ends_at', 'status'] },
  search_queries: { list: SearchQueryList },
  search_synonyms: { columns: ['terms', 'type', 'language', 'status'] },
};
