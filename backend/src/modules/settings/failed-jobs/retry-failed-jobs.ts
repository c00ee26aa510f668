import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { FailedJobs } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { FAILED_JOBS } from './failed-jobs-history';

/** Re-queues failed jobs with all their attempts and records who did it. */
@Injectable()
export class RetryFailedJobs {
  constructor(
    private readonly database: Database,
    private readonly jobs: FailedJobs,
    private readonly changes: Changes,
  ) {}

  /** @throws Failure 404 when it was already discarded or retried */
  async one(id: number, actor: Actor): Promise<{ retried: number }> {
    const answer = await this.retry(actor, id);
    if (answer.retried === 0) throw Failure.notFound('failed job');
    return answer;
  }

  all(actor: Actor): Promise<{ retried: number }> {
    return this.retry(actor);
  }

  private retry(actor: Actor, only?: number): Promise<{ retried: number }> {
    return this.database.tx(async () => {
      const sent = await this.jobs.retry(only);
      const changes = sent.map(({ id, name }) => ({
        id,
        actor,
        action: 'status' as const,
        differences: [{ field: 'state', of: name, before: 'failed', after: 'waiting' }],
      }));
      await this.changes.publishAll(FAILED_JOBS, changes);
      return { retried: sent.length };
    });
  }
}
