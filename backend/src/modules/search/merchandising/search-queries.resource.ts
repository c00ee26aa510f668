import { allBut, defineResource } from '../../../kernel/resource';
import { SearchQuery } from './search-query.entity';

/** Search report: read, exported and deleted by operators; rows come from shoppers' searches only. */
export const searchQueries = defineResource(SearchQuery, {
  path: 'search_queries',
  key: 'search_queries',
  page: 'search_queries',
  idParam: 'search_query_id',
  label: 'query',
  search: ['query'],
  sort: ['query', 'searches', 'results', 'last_searched_at'],
  filter: ['outcome', 'language', 'last_searched_at'],
  defaultSort: ['searches', 'DESC'],
  audiences: {
    admin: {
      operations: allBut('create', 'update', 'updateStatus', 'updateDefault'),
      screens: ['list'],
    },
  },
});
