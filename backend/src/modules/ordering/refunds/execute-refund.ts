import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Changes } from '../../../kernel/resource';
import { OperationOutcomes, type PaymentOperation, Payments } from '../../payments';
import { groupNumberOf } from '../order-number';
import { Order } from '../order.entity';
import { PayRefund } from './pay-refund';
import { Refund } from './refund.entity';
import { refundSucceeded } from './refund.events';
import { refundProcess } from './refund.process';

/** Has payment providers make refunds, and follows what becomes of them. */
@Injectable()
export class ExecuteRefund implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly outcomes: OperationOutcomes,
    private readonly paying: PayRefund,
    private readonly changes: Changes,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.outcomes.subscribe((operation) => this.follow(operation));
  }

  /**
   * Plans a refund at the gateways that took the money and moves it to `processing`, in the caller's transaction;
   * does nothing if they can't make all of it, as staff pay it out then.
   */
  async execute(refund: Pick<Refund, 'id' | 'number' | 'order_id' | 'amount' | 'state'>): Promise<void> {
    if (await this.plan(refund)) await this.move(refund, 'processing');
  }

  /** Plans a refund's operations in the caller's transaction; false if gateways can't make all of it. */
  async plan(refund: Pick<Refund, 'number' | 'order_id' | 'amount'>): Promise<boolean> {
    const { number, order_id } = refund;
    const order = await this.database.em.findOneOrFail(Order, { where: { id: order_id } });
    const { other } = await this.paying.divide(refund, order);
    return this.payments.planRefund(groupNumberOf(order.number), order.number, other, number);
  }

  /** Whether gateways can make all of a refund, except what goes back to the wallet. */
  async canPlan(refund: Pick<Refund, 'amount'>, order: Order): Promise<boolean> {
    const { other } = await this.paying.divide(refund, order);
    return this.payments.canRefund(groupNumberOf(order.number), order.number, other);
  }

  /**
   * Settles the refund once all of its operations have ended, as one that is under way may still move money: also one that
   * has failed, if a call succeeds of which a simultaneous one was refused.
   */
  private async follow({ type, source }: PaymentOperation): Promise<void> {
    if (type !== 'refund' || source === null) return;
    const where = { number: source };
    const refund = await this.database.em.findOne(Refund, { where, ...this.database.forUpdate });
    if (refund?.state !== 'processing' && refund?.state !== 'failed') return;
    const operations = await this.payments.refundOperations(source);
    if (operations.some(({ state }) => state === 'pending')) return;
    const refused = operations.find(({ state }) => state !== 'succeeded');
    if (refused && refund.state === 'failed') return;
    if (refused) return this.move(refund, 'failed', { failure: refused.failure });
    const wallet_part = await this.paying.completeToWallet(refund);
    if (wallet_part === null) return this.move(refund, 'pending', { failure: null });
    await this.move(refund, 'succeeded', { settled_at: this.clock.now(), failure: null });
    await this.events.publish(refundSucceeded, { refund_id: refund.id, wallet_part });
  }

  private async move(
    { id, state }: Pick<Refund, 'id' | 'state'>,
    to: Refund['state'],
    values: Partial<Refund> = {},
  ): Promise<void> {
    const row = { ...values, updated_at: this.clock.now() };
    await refundProcess.move(this.database.em, Refund, { id, state }, to, 'system', row);
    await this.changes.publish({ resource: 'refunds', id, action: 'status', actor: null });
  }
}
