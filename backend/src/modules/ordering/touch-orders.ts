import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FindOptionsWhere, In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { type Change, Changes } from '../../kernel/resource';
import { PaymentChanges } from '../payments';
import { RiderAssignment } from './deliveries/rider-assignment.entity';
import { OrderGroup } from './order-group.entity';
import { OrderChanges } from './order-changes';
import { Order } from './order.entity';
import { groupNumberOf } from './order-number';
import { Refund } from './refunds/refund.entity';

/**
 * Renews `updated_at` of orders whose JSON changes with another record, in the transaction of that change, so that
 * programs which follow the list by it miss nothing.
 */
@Injectable()
export class TouchOrders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly payments: PaymentChanges,
    private readonly touched: OrderChanges,
  ) {}

  onModuleInit(): void {
    this.payments.subscribe(({ reference }) => this.ofGroup(reference));
    this.changes.subscribe(['refunds'], (change) => this.onPart(Refund, change));
    this.changes.subscribe(['rider_shipping'], (change) => this.onPart(RiderAssignment, change));
    this.changes.subscribe(['customers'], (change) => this.onCustomer(change));
  }

  async execute(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const updated_at = this.clock.now();
    await this.database.tx((em) => em.update(Order, { id: In([...ids]) }, { updated_at }));
    await this.touched.publish(ids);
  }

  /** All orders of a group; nothing for a payment of something else, such as a wallet deposit. */
  async ofGroup(number: string): Promise<void> {
    const group = await this.database.em.findOne(OrderGroup, { where: { number: groupNumberOf(number) } });
    if (group) await this.where({ group_id: group.id });
  }

  private async onPart(part: typeof Refund | typeof RiderAssignment, { id }: Change): Promise<void> {
    const row = await this.database.em.findOne<Refund | RiderAssignment>(part, { where: { id } });
    if (row) await this.execute([row.order_id]);
  }

  /** Orders tell whether their customer still exists. */
  private async onCustomer({ id: customer_id, action }: Change): Promise<void> {
    if (action === 'delete' || action === 'restore') await this.where({ customer_id });
  }

  private async where(where: FindOptionsWhere<Order>): Promise<void> {
    const rows = await this.database.em.find(Order, { where, select: { id: true } });
    await this.execute(rows.map(({ id }) => id));
  }
}
