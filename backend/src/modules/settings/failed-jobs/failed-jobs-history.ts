import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { hasPermission } from '../../../kernel/access';
import { Histories } from '../../audit';

/** Resource name of failed jobs, for their list, permissions and history. */
export const FAILED_JOBS = 'failed_jobs';

/** Lets operators who may read failed jobs see who retried or discarded one. */
@Injectable()
export class FailedJobsHistory implements OnModuleInit {
  constructor(private readonly histories: Histories) {}

  onModuleInit(): void {
    const mayRead = (actor: Actor): boolean =>
      actor.audience === 'admin' && hasPermission(actor, `${FAILED_JOBS}.read`);
    this.histories.add({ resource: FAILED_JOBS, mayRead });
  }
}
