import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { type Listing, narrowComputed, type RowQuery } from '../../kernel/listing';
import { type Bounds, ResourceStore, StoreTools } from '../../kernel/resource';
import { ChangeOrderStatus } from './change-order-status';
import { RIDER_STATE } from './deliveries/rider-state-sql';
import { OrderGroup } from './order-group.entity';
import { isVoid, orderProcess } from './order.process';
import { Order } from './order.entity';
import { PAYMENT_STATUS } from './payment-status-sql';
import { Refund } from './refunds/refund.entity';
import { mergedTaxes, summed } from './totals';

/** Stores orders: state changes only by the process, and only void orders can be deleted. */
@Injectable()
export class OrderStore extends ResourceStore<Order> {
  constructor(
    tools: StoreTools,
    private readonly change: ChangeOrderStatus,
  ) {
    super(tools);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    const { state, group_id } = await this.find(id, bounds);
    if (!isVoid(state)) {
      throw Failure.conflict('order_counts', 'Only cancelled and expired orders can be deleted.', { state });
    }
    await this.tools.database.tx(async (em) => {
      if (await em.exists(Refund, { where: { order_id: id } })) {
        throw Failure.conflict('order_has_refund', 'Orders with refunds can’t be deleted.');
      }
      await super.remove(id, bounds, actor);
      await this.renewGroup(group_id);
    });
  }

  /** `updateStatus` takes the target state; intermediate fulfilment states are passed too. */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if (!actor) throw Failure.unauthenticated();
    // Check access before the input: 404 precedes 422.
    await this.find(id, bounds);
    const state = orderProcess.named(wanted ?? '');
    await this.change.execute({ order_id: id, state, with_steps: true }, actor);
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<Order>> {
    const query = await super.query(listing, bounds, properties);
    narrowComputed(query, listing, 'payment_status', PAYMENT_STATUS);
    narrowComputed(query, listing, 'rider_state', RIDER_STATE);
    return query;
  }

  /** Recomputes the group's sums from its orders; deletes it if none are left. */
  private async renewGroup(group_id: number): Promise<void> {
    const { em } = this.tools.database;
    const remaining = await em.find(Order, { where: { group_id } });
    if (remaining.length === 0) return void (await em.delete(OrderGroup, { id: group_id }));
    const values = { ...summed(remaining), taxes: mergedTaxes(remaining.flatMap((order) => order.taxes)) };
    await em.update(OrderGroup, { id: group_id }, { ...values, updated_at: this.tools.clock.now() });
  }
}
