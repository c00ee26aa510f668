import { Injectable } from '@nestjs/common';
import type { FailedJobRecord } from '@stoa/contracts';
import { Page } from '../../../kernel/http';
import { FailedJobs } from '../../../kernel/queue';
import type { ListQuery } from '../../../kernel/resource';
import { readQuery } from '../../../kernel/resource';
import { FAILED_JOBS } from './failed-jobs-history';

const LISTING = { path: FAILED_JOBS, fields: [], sort: [] };
const ERROR_LENGTH = 500;
/** Where the stack begins, which tells about files and nothing that an operator could act upon. */
const STACK = /\n\s+at /;

/** Tells which background work failed for good, newest first; what it was asked with stays on the server. */
@Injectable()
export class ListFailedJobs {
  constructor(private readonly jobs: FailedJobs) {}

  async execute(query: ListQuery): Promise<Page<FailedJobRecord>> {
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
