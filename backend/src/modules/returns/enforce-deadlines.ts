import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { defineJob, Every } from '../../kernel/queue';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';
import { DUE_RETURNS } from './return.process';

const ENFORCE = defineJob<object>('returns.deadlines');
const HOUR = 3_600_000;
/** Maximum number of returns of each kind in one run. */
const BATCH_SIZE = 200;

const SHOP = { mover: 'system', actor: null } as const;

/** Escalates returns that a vendor left waiting, and cancels approved ones whose items were not sent in time. */
@Injectable()
export class EnforceDeadlines {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly move: MoveReturn,
  ) {}

  @Every(ENFORCE, HOUR)
  async execute(): Promise<void> {
    const due_at = LessThanOrEqual(this.clock.now());
    const late = await this.ids({ state: In([...DUE_RETURNS]), due_at, escalated_at: IsNull() });
    for (const id of late) await this.escalate(id);
    const unsent = await this.ids({ state: 'approved', send_by: LessThanOrEqual(this.clock.now()) });
    for (const id of unsent) await this.cancel(id);
  }

  private async ids(where: object): Promise<number[]> {
    const order = { id: 'ASC' } as const;
    const rows = await this.database.em.find(Return, {
      where,
      order,
      take: BATCH_SIZE,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  private async escalate(id: number): Promise<void> {
    const now = this.clock.now();
    await this.database.tx(async (em) => {
      // Conditional, as the vendor may decide at the same moment.
      const where = {
        id,
        state: In([...DUE_RETURNS]),
        due_at: LessThanOrEqual(now),
        escalated_at: IsNull(),
      };
      const { affected } = await em.update(Return, where, { escalated_at: now, updated_at: now });
      if (affected) await this.move.record(id, 'escalated', SHOP);
    });
  }

  private async cancel(id: number): Promise<void> {
    await this.database.tx(async (em) => {
      const { forUpdate } = this.database;
      const send_by = LessThanOrEqual(this.clock.now());
      const found = await em.findOne(Return, { where: { id, state: 'approved', send_by }, ...forUpdate });
      if (found) await this.move.execute(found, 'cancelled', SHOP);
    });
  }
}
