import { DiscardFailedJob } from './discard-failed-job';
import { FailedJobsHistory } from './failed-jobs-history';
import { ListFailedJobs } from './list-failed-jobs';
import { RetryFailedJobs } from './retry-failed-jobs';

export { FailedJobsController } from './failed-jobs.controller';

/** The providers behind the failed-jobs endpoints. */
export const failedJobsProviders = [DiscardFailedJob, FailedJobsHistory, ListFailedJobs, RetryFailedJobs];
