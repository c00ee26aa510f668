export { Redis } from './redis';
export { RedisModule } from './redis.module';
