import { DiscardFailedJob } from './discard-failed-job';
import { FailedJobsHistory } from './failed-jobs-history';
import { ListFailedJobs } from './list-failed-jobs';
import { RetryFailedJobs } from './retry-failed-jobs';

export { FailedJobsController } from './failed-jobs.controller';

/** What the calls about failed jobs are made of. */
export const failedJobsProviders = [DiscardFailedJob, FailedJobsHistory, ListFailedJobs, RetryFailedJobs];
