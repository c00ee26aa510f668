import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BullRelay } from './bull-relay';
import { FailedJobs } from './failed-jobs';
import { JobQueue } from './job-queue';
import { JobRunner } from './job-runner';
import { Outbox } from './outbox';
import { Pump } from './pump';
import { RecurringJobs } from './recurring-jobs';
import { WorkerRegistry } from './worker-registry';

/** The background queue over the outbox table. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [BullRelay, FailedJobs, JobQueue, JobRunner, Outbox, Pump, RecurringJobs, WorkerRegistry],
  exports: [FailedJobs, JobQueue, Pump, WorkerRegistry],
})
export class QueueModule {}
