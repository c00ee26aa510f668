import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { Readiness } from './readiness';

/** Liveness, readiness and metrics. */
@Module({ controllers: [HealthController], providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class HealthModule {}
