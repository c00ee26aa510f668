export { type FailedJob, FailedJobs } from './failed-jobs';
export {
  DEFAULT_ATTEMPTS,
  defineJob,
  type Delivery,
  type Job,
  markWork,
  type WorkMethod,
  Works,
} from './job';
export { type EnqueueOptions, JobQueue, type QueueCounts } from './job-queue';
export { OutboxJob } from './outbox-job';
export { Pump } from './pump';
export { QueueModule } from './queue.module';
export { Every } from './recurring-jobs';
export { WorkerRegistry } from './worker-registry';
