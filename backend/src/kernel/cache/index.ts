export { Cache } from './cache';
export { CacheModule } from './cache.module';
export { VersionedCache } from './versioned-cache';
