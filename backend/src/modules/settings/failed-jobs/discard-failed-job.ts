import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { FailedJobs } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { FAILED_JOBS } from './failed-jobs-history';

/** Discards a failed job for good and records who did it. */
@Injectable()
export class DiscardFailedJob {
  constructor(
    private readonly database: Database,
    private readonly jobs: FailedJobs,
    private readonly changes: Changes,
  ) {}

  /** @throws Failure 404 when it was already discarded or retried */
  execute(id: number, actor: Actor): Promise<{ discarded: number }> {
    return this.database.tx(async () => {
      const name = await this.jobs.discard(id);
      if (name === null) throw Failure.notFound('failed job');
      const differences = [{ field: 'name', before: name, after: null }];
      await this.changes.publish({ resource: FAILED_JOBS, id, action: 'delete', actor, differences });
      return { discarded: 1 };
    });
  }
}
