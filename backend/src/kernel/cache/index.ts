export { BYTES, Cache, type Sized } from './cache';
export { CacheModule } from './cache.module';
export { dependOn, isTracked, track } from './dependencies';
export { IncrementalIndex, type IndexSource } from './incremental-index';
export { RecordChanges, recordKey } from './record-changes';
export { VersionedCache } from './versioned-cache';
