import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { type Bounds, ResourceStore, StoreTools } from '../../kernel/resource';
import { ChangeOrderStatus } from './change-order-status';
import { OrderGroup } from './order-group.entity';
import { isVoid, orderProcess } from './order.process';
import { Order } from './order.entity';
import { orders } from './orders.resource';
import { mergedTaxes, summed } from './totals';

/** Keeps orders: their state moves by the process only, and what counts as a sale can't be deleted. */
@Injectable()
export class OrderStore extends ResourceStore<Order> {
  constructor(
    tools: StoreTools,
    private readonly change: ChangeOrderStatus,
  ) {
    super(tools, () => orders);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    const { state, group_id } = await this.find(id, bounds);
    if (!isVoid(state)) {
      throw Failure.conflict('order_counts', 'Only cancelled and expired orders can be deleted.', { state });
    }
    await this.tools.database.tx(async () => {
      await super.remove(id, bounds, actor);
      await this.renewGroup(group_id);
    });
  }

  /** `updateStatus` names the state to move to (domain §2). */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    _: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if (!actor) throw Failure.unauthenticated();
    await this.change.execute({ order_id: id, state: orderProcess.named(wanted ?? '') }, actor);
  }

  /** A checkout is the sum of its orders, and nothing without any. */
  private async renewGroup(group_id: number): Promise<void> {
    const { em } = this.tools.database;
    const left = await em.find(Order, { where: { group_id } });
    if (left.length === 0) return void (await em.delete(OrderGroup, { id: group_id }));
    const values = { ...summed(left), taxes: mergedTaxes(left.flatMap((order) => order.taxes)) };
    await em.update(OrderGroup, { id: group_id }, { ...values, updated_at: this.tools.clock.now() });
  }
}
