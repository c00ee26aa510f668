import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BullRelay } from './bull-relay';
import { FailedJobs } from './failed-jobs';
import { JobQueue } from './job-queue';
import { JobRunner } from './job-runner';
import { Outbox } from './outbox';
import { OutboxDispatcher } from './outbox-dispatcher';
import { RecurringJobs } from './recurring-jobs';
import { WorkerRegistry } from './worker-registry';

/** The job queue over the outbox table. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    BullRelay,
    FailedJobs,
    JobQueue,
    JobRunner,
    Outbox,
    OutboxDispatcher,
    RecurringJobs,
    WorkerRegistry,
  ],
  exports: [FailedJobs, JobQueue, OutboxDispatcher, WorkerRegistry],
})
export class QueueModule {}
