import { Injectable } from '@nestjs/common';
import type { VerifiedPayment } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { PaymentAttempts } from '../payments';
import type { VerifyPaymentInput } from './checkout.inputs';
import { CustomerOrders } from './customer-orders';
import { isOwn, OwnGroups } from './own-groups';
import { CompletePayment } from './paying/complete-payment';
import { RetryMethods } from './paying/retry-methods';
import { PlacedOrders } from './placed-orders';

/** The buyer's return: completes the payment and returns its outcome. */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly complete: CompletePayment,
    private readonly placed: PlacedOrders,
    private readonly groups: OwnGroups,
    private readonly orders: CustomerOrders,
    private readonly methods: RetryMethods,
    private readonly attempts: PaymentAttempts,
  ) {}

  async execute(
    { group_number, access_token }: VerifyPaymentInput,
    caller: Caller,
  ): Promise<VerifiedPayment> {
    const group = await this.groups.getOrThrow({ number: group_number }, caller, access_token);
    await this.complete.execute(group.number);
    const placed = await this.placed.answer(group, caller.language);
    const order = await this.orders.present(group, caller.language);
    const isUnpaid = placed.orders.some(({ state }) => state === 'pending_payment');
    const retry_methods = isUnpaid ? await this.methods.list(group, caller.language) : [];
    const is_awaited = isUnpaid && (await this.attempts.isAwaited(group.number));
    const payment_method_code = group.payment_method;
    return { ...placed, is_own: isOwn(group, caller), order, payment_method_code, is_awaited, retry_methods };
  }
}
