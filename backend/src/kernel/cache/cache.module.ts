import { Global, Module } from '@nestjs/common';
import { Cache } from './cache';
import { VersionedCache } from './versioned-cache';

/** Provides the in-process cache, plain and versioned. */
@Global()
@Module({ providers: [Cache, VersionedCache], exports: [Cache, VersionedCache] })
export class CacheModule {}
