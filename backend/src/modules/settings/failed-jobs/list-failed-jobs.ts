import { Injectable } from '@nestjs/common';
import type { FailedJobRecord } from '@stoa/contracts';
import { Page } from '../../../kernel/http';
import { FailedJobs } from '../../../kernel/queue';
import type { ListQuery } from '../../../kernel/resource';
import { readQuery } from '../../../kernel/resource';
import { FAILED_JOBS } from './failed-jobs-history';

const LISTING = { path: FAILED_JOBS, fields: [], sort: [] };
const ERROR_LENGTH = 500;
/** Start of the stack trace, which is cut off: operators can't act on it. */
const STACK = /\n\s+at /;

/** Lists jobs that failed for good, newest first; their payloads stay on the server. */
@Injectable()
export class ListFailedJobs {
  constructor(private readonly jobs: FailedJobs) {}

  async execute(query: ListQuery): Promise<Page<FailedJobRecord, typeof FAILED_JOBS>> {
    const { from, limit } = readQuery(LISTING, query);
    const { jobs, total } = await this.jobs.list(from, limit);
    const rows = jobs.map(({ failed_at, error, ...job }) => ({
      ...job,
      failed_at: failed_at.toISOString(),
      error: (error.split(STACK)[0] ?? '').slice(0, ERROR_LENGTH),
    }));
    return new Page(FAILED_JOBS, rows, total, from);
  }
}
