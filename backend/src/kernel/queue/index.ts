export { type FailedJob, FailedJobs } from './failed-jobs';
export {
  DEFAULT_ATTEMPTS,
  defineJob,
  type Delivery,
  type Job,
  markWork,
  type WorkMethod,
  Processes,
} from './job';
export { type EnqueueOptions, JobQueue, type QueueCounts } from './job-queue';
export { OutboxJob } from './outbox-job';
export { OutboxDispatcher } from './outbox-dispatcher';
export { QueueModule } from './queue.module';
export { Every } from './recurring-jobs';
export { WorkerRegistry } from './worker-registry';
