import { allBut, defineResource } from '../../../kernel/resource';
import { SearchSynonym } from './search-synonym.entity';
import { SearchSynonymStore } from './search-synonym.store';

export const searchSynonyms = defineResource(SearchSynonym, {
  path: 'search_synonyms',
  key: 'search_synonyms',
  page: 'search_synonyms',
  idParam: 'search_synonym_id',
  label: 'terms',
  search: ['terms'],
  sort: ['terms', 'type', 'language', 'created_at'],
  filter: ['type', 'language', 'status'],
  defaultSort: ['terms', 'ASC'],
  store: SearchSynonymStore,
  audiences: { admin: { operations: allBut('updateDefault') } },
});
