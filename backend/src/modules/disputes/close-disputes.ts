import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { type Change, Changes } from '../../kernel/resource';
import { isVoid, Order } from '../ordering';
import { Return } from '../returns';
import { Dispute } from './dispute.entity';
import { MoveDispute } from './move-dispute';

/**
 * Closes an open dispute once nothing is left to decide, in the transaction of the change: its order was cancelled,
 * which refunds it, or operators have overruled the rejection of the return that it contests.
 */
@Injectable()
export class CloseDisputes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly move: MoveDispute,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['orders'], (change) => this.onOrder(change));
    this.changes.subscribe(['returns'], (change) => this.onReturn(change));
  }

  private async onOrder({ id, action }: Change): Promise<void> {
    if (action !== 'status') return;
    const found = await this.database.em.findOne(Dispute, { where: { open_order_id: id } });
    if (!found) return;
    const { state } = await this.database.em.findOneByOrFail(Order, { id });
    if (isVoid(state)) await this.close(found);
  }

  private async onReturn({ id, action }: Change): Promise<void> {
    if (action !== 'status') return;
    const { em } = this.database;
    const { state, order_id } = await em.findOneByOrFail(Return, { id });
    if (state !== 'approved') return;
    const found = await em.findOne(Dispute, { where: { open_order_id: order_id, return_id: id } });
    if (found) await this.close(found);
  }

  private async close(found: Dispute): Promise<void> {
    await this.move.recorded(found, 'closed', { mover: 'system', actor: null });
  }
}
