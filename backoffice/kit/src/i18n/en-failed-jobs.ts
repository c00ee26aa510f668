/** Sentences about background work that failed for good, in English. */
export const failedJobs = {
  failed_jobs: {
    about: 'Background jobs, such as emails, that failed after all attempts.',
    none: 'No failed jobs',
    none_text: 'Jobs that fail after all attempts are listed here so that you can retry them.',
    columns: { name: 'Job', error: 'Error', attempts: 'Attempts', failed_at: 'Failed at' },
    retry: 'Retry',
    retry_all: 'Retry all',
    retried: '%{smart_count} job will be tried again |||| %{smart_count} jobs will be tried again',
    discard: 'Discard',
    discarded: 'Job discarded',
    discard_title: 'Discard “%{name}”?',
    discard_text: 'This job will not be run again. This can’t be undone.',
  },
};

/** The page of failed jobs, which belongs to no resource. */
export const failedJobPages: Record<string, string> = { failed_jobs: 'Failed jobs' };
