import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { holds } from '../../../kernel/access';
import { Histories } from '../../audit';

/** The name under which these jobs are listed, permitted and told of. */
export const FAILED_JOBS = 'failed_jobs';

/** Lets those who may see failed jobs read who sent one again or discarded it. */
@Injectable()
export class FailedJobsHistory implements OnModuleInit {
  constructor(private readonly histories: Histories) {}

  onModuleInit(): void {
    const mayRead = (actor: Actor): boolean =>
      actor.audience === 'admin' && holds(actor, `${FAILED_JOBS}.read`);
    this.histories.add({ resource: FAILED_JOBS, mayRead });
  }
}
