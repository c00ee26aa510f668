export { Cache } from './cache';
export { CacheModule } from './cache.module';
export { IncrementalIndex, type IndexSource } from './incremental-index';
export { VersionedCache } from './versioned-cache';
