import { allBut, defineResource } from '../../../kernel/resource';
import { SearchCuration } from './search-curation.entity';
import { SearchCurationStore } from './search-curation.store';

export const searchCurations = defineResource(SearchCuration, {
  path: 'search_curations',
  key: 'search_curations',
  page: 'search_curations',
  idParam: 'search_curation_id',
  label: 'query',
  search: ['query'],
  sort: ['query', 'language', 'starts_at', 'ends_at', 'created_at'],
  filter: ['language', 'status', 'starts_at', 'ends_at'],
  defaultSort: ['query', 'ASC'],
  store: SearchCurationStore,
  audiences: { admin: { operations: allBut('updateDefault') } },
});
