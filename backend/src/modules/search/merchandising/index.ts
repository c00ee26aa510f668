export * from './search-curation.entity';
export * from './search-curations.resource';
export * from './search-queries.resource';
export * from './search-query.entity';
export * from './search-synonym.entity';
export * from './search-synonyms.resource';
