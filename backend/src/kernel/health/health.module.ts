import { Module } from '@nestjs/common';
import { DatabaseProbe } from './database-probe';
import { HealthController } from './health.controller';
import { FreeSpace } from './free-space';
import { Metrics } from './metrics';
import { MetricsAccess } from './metrics-access';
import { Readiness } from './readiness';
import { Watchdog } from './watchdog';

/** Liveness, readiness and metrics. */
@Module({
  controllers: [HealthController],
  providers: [DatabaseProbe, FreeSpace, Metrics, MetricsAccess, Readiness, Watchdog],
  exports: [Metrics, Readiness],
})
export class HealthModule {}
