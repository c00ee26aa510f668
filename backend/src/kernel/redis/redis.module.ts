import { Global, Module } from '@nestjs/common';
import { Redis } from './redis';

/** Provides the Redis connections of this process. */
@Global()
@Module({ providers: [Redis], exports: [Redis] })
export class RedisModule {}
