export { DatabaseProbe } from './database-probe';
export { FreeSpace } from './free-space';
export { HealthModule } from './health.module';
export { Metrics } from './metrics';
export { Readiness } from './readiness';
export { Watchdog } from './watchdog';
