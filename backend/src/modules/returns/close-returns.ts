import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { type Change, Changes } from '../../kernel/resource';
import { Refund } from '../ordering';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';

/** Closes a return once its refund is paid or cancelled, in the transaction that settles it. */
@Injectable()
export class CloseReturns implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly move: MoveReturn,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['refunds'], (change) => this.follow(change));
  }

  private async follow({ id, action }: Change): Promise<void> {
    if (action !== 'status') return;
    const { em } = this.database;
    // A return shows its refund.
    await em.update(Return, { refund_id: id }, { updated_at: this.clock.now() });
    const found = await em.findOne(Return, { where: { refund_id: id, state: 'refunded' } });
    if (!found) return;
    const { state } = await em.findOneByOrFail(Refund, { id });
    if (state === 'succeeded' || state === 'cancelled')
      await this.move.execute(found, 'closed', { mover: 'system', actor: null });
  }
}
