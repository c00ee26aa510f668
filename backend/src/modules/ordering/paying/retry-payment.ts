import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { requireRequestKey, Failure, requestFingerprint } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { JobQueue } from '../../../kernel/queue';
import { type Payment, PaymentAttempts, type PaymentMethod, Payments } from '../../payments';
import type { RetryPaymentInput } from '../checkout.inputs';
import { expireUnpaid } from '../expire-unpaid.job';
import { OrderGroup } from '../order-group.entity';
import { OrderPayments } from '../order-payments';
import { Order } from '../order.entity';
import { OwnGroups } from '../own-groups';
import { PaymentTerms } from '../payment-terms';
import { PlacedOrders } from '../placed-orders';
import { TouchOrders } from '../touch-orders';
import { CompletePayment } from './complete-payment';
import { RetryMethods } from './retry-methods';

/** Pays an unpaid order again, by the same or another method: a new attempt supersedes the last one. */
@Injectable()
export class RetryPayment {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly complete: CompletePayment,
    private readonly methods: RetryMethods,
    private readonly attempts: PaymentAttempts,
    private readonly payments: Payments,
    private readonly statuses: OrderPayments,
    private readonly placed: PlacedOrders,
    private readonly terms: PaymentTerms,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly touch: TouchOrders,
  ) {}

  /**
   * Once per idempotency key. An attempt that the buyer can still pay is continued, not replaced.
   * @throws Failure 404; 409 `nothing_to_pay`, `idempotency_key_reused`; 422 on `payment_method`
   */
  async execute(input: RetryPaymentInput, named: string | undefined, caller: Caller): Promise<PlacedOrder> {
    const request_key = requireRequestKey(named);
    const { group_number: number, access_token, payment_method } = input;
    const group = await this.groups.getOrThrow({ number }, caller, access_token);
    // The last attempt may have been paid unnoticed.
    await this.complete.execute(number);
    const code = payment_method ?? group.payment_method;
    const request = { request_key, request_hash: requestFingerprint({ number, code }) };
    const method = await this.methods.choose(group, code, caller.language);
    await this.database.tx(() => this.open(group, method, request));
    await this.payments.complete(number);
    return this.placed.answer(
      await this.groups.getOrThrow({ number }, caller, access_token),
      caller.language,
    );
  }

  private async open(
    group: OrderGroup,
    method: PaymentMethod,
    request: { request_key: string; request_hash: string },
  ): Promise<void> {
    const { id: group_id, number, currency } = group;
    const { em, forUpdate } = this.database;
    const orders = await em.find(Order, { where: { group_id }, order: { id: 'ASC' }, ...forUpdate });
    const attempts = await this.attempts.findAll(number);
    const former = attempts.find((attempt) => attempt.request_key === request.request_key);
    if (former) return refuseOther(former, request);
    const waiting = orders.filter(({ state }) => state === 'pending_payment');
    if (waiting.length === 0)
      throw Failure.conflict('nothing_to_pay', 'There is nothing to pay for this order.');
    const current = attempts.filter((attempt) => attempt.superseded_at === null);
    if (current.some((attempt) => continues(attempt, method))) return;
    await this.payments.supersede(number);
    const parts = await Promise.all(waiting.map((order) => this.part(order)));
    const amount = sum(parts.map((part) => part.amount));
    await this.payments.open(method, { reference: number, currency, amount, parts, ...request });
    await em.update(OrderGroup, { id: group_id }, { payment_method: method.code });
    for (const { id } of waiting) await em.update(Order, { id }, { payment_method: method.code });
    await this.touch.execute(waiting.map(({ id }) => id));
    await this.extend(group, method);
  }

  /** Gives the order the time that the method needs, counted from its placement. It is never shortened. */
  private async extend(
    { id: group_id, created_at, expires_at }: OrderGroup,
    method: PaymentMethod,
  ): Promise<void> {
    const { timeout } = await this.terms.find(method);
    const until = new Date(created_at.getTime() + timeout);
    const delay = until.getTime() - this.clock.now().getTime();
    if (delay <= 0 || (expires_at && until <= expires_at)) return;
    await this.database.em.update(OrderGroup, { id: group_id }, { expires_at: until });
    await this.queue.enqueue(expireUnpaid, { group_id }, { delay });
  }

  private async part(order: Order): Promise<{ number: string; amount: number }> {
    return { number: order.number, amount: await this.statuses.due(order) };
  }
}

/** Whether an attempt is of this method and can still be paid. */
function continues({ method_code, check_at, driver }: Payment, method: PaymentMethod): boolean {
  return method_code === method.code && (driver === 'bank_transfer' || check_at !== null);
}

/** @throws Failure 409 if the key opened a payment by another method */
function refuseOther(former: Payment, { request_hash }: { request_hash: string }): void {
  if (former.request_hash === request_hash) return;
  throw Failure.conflict(
    'idempotency_key_reused',
    'This request has already been made with other values. Please check your order.',
  );
}
