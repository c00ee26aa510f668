export { Config } from './config';
export { ConfigError } from './config-error';
export { ConfigModule } from './config.module';
export { loadConfig } from './load-config';
export type { Environment } from './read-environment';
export { findRoot } from './root';
export type { LogLevel, Role, Seed } from './variables';
export { isLocal, isLoopback } from './loopback';
