import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FailedJobRecord } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Allow, Me } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { ListQuery } from '../../../kernel/resource';
import { DiscardFailedJob } from './discard-failed-job';
import { ListFailedJobs } from './list-failed-jobs';
import { RetryFailedJobs } from './retry-failed-jobs';

/** Endpoints for background jobs that failed for good; not in the specification. */
@ApiTags('admin failed jobs')
@Controller('backend/api/admin/failed_jobs')
export class FailedJobsController {
  constructor(
    private readonly listing: ListFailedJobs,
    private readonly retrying: RetryFailedJobs,
    private readonly discarding: DiscardFailedJob,
  ) {}

  @Allow('admin', 'failed_jobs.read')
  @Get()
  list(@Query() query: ListQuery): Promise<Page<FailedJobRecord, 'failed_jobs'>> {
    return this.listing.execute(query);
  }

  @Allow('admin', 'failed_jobs.update')
  @HttpCode(200)
  @Post('retry')
  retryAll(@Me() actor: Actor): Promise<{ retried: number }> {
    return this.retrying.all(actor);
  }

  @Allow('admin', 'failed_jobs.update')
  @HttpCode(200)
  @Post('retry/:id')
  retry(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<{ retried: number }> {
    return this.retrying.one(id, actor);
  }

  @Allow('admin', 'failed_jobs.delete')
  @Delete(':id')
  discard(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<{ discarded: number }> {
    return this.discarding.execute(id, actor);
  }
}
