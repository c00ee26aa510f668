import { Injectable } from '@nestjs/common';
import type { MarkSetupStep as Input, SetupStep } from '@stoa/contracts';
import { type Actor, hasPermission } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ListSetupSteps } from './list-setup-steps';
import { SETUP_PERMISSIONS } from './setup-permissions';
import { SetupMark } from './setup-mark.entity';

/** Marks a step of setting up the shop as done, or takes the mark back; both may be repeated. */
@Injectable()
export class MarkSetupStep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly list: ListSetupSteps,
  ) {}

  /** Returns all steps. @throws Failure 403 without the permission that the step takes */
  async execute({ step, done }: Input, actor: Actor): Promise<SetupStep[]> {
    if (!hasPermission(actor, SETUP_PERMISSIONS[step])) throw Failure.forbidden();
    const now = this.clock.now();
    await this.database.tx(async (em) => {
      if (!done) return void (await em.delete(SetupMark, { step }));
      const row = { step, created_at: now, updated_at: now };
      await em.createQueryBuilder().insert().into(SetupMark).values(row).orIgnore().execute();
    });
    return this.list.execute(actor);
  }
}
