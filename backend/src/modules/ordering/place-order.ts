import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Payments, paymentStatus } from '../payments';
import { Settings } from '../settings';
import type { Buyer } from './buyer';
import { Buyers } from './buyer';
import { Checkout, shownTotals } from './checkout';
import { codesOf, type ExecutePaymentInput } from './checkout.inputs';
import { AccessTokens, newGroupNumber } from './order-number';
import { PaymentTerms } from './payment-terms';
import { placedOrder } from './placed-order';
import { PlacedOrders } from './placed-orders';
import { SellDraft } from './sell-draft';

const KEY = /^[\w.:-]{8,100}$/;

/**
 * Orders what is in the caller's cart: once per idempotency key, at prices that the server computes, with
 * everything written in one transaction (domain §1.6, §1.7).
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly database: Database,
    private readonly buyers: Buyers,
    private readonly checkout: Checkout,
    private readonly terms: PaymentTerms,
    private readonly sell: SellDraft,
    private readonly payments: Payments,
    private readonly placed: PlacedOrders,
    private readonly tokens: AccessTokens,
    private readonly settings: Settings,
  ) {}

  async execute(input: ExecutePaymentInput, key: string | undefined, caller: Caller): Promise<PlacedOrder> {
    if (!key || !KEY.test(key)) {
      throw Failure.field(
        'idempotency-key',
        'A header of 8 to 100 letters and digits must name this checkout.',
      );
    }
    const buyer = await this.buyers.of(caller, input.email);
    try {
      return await this.place(input, key, buyer, caller);
    } catch (error) {
      // A repeat always fails, on the emptied cart, the sold pieces or at last on its key: then the first answer holds.
      const former = await this.database.tx(() => this.placed.byKey(buyer.key, key, caller.language));
      if (former) return former;
      throw error;
    }
  }

  private async place(
    input: ExecutePaymentInput,
    idempotency_key: string,
    buyer: Buyer,
    caller: Caller,
  ): Promise<PlacedOrder> {
    const { shipping_address_id, shipping_address, billing_address_id, billing_address } = input;
    const shippedTo = { id: shipping_address_id, typed: shipping_address, field: 'shipping_address' };
    const billedTo = { id: billing_address_id, typed: billing_address, field: 'billing_address' };
    const shipping = await this.buyers.address(shippedTo, caller);
    const billing =
      billing_address_id || billing_address ? await this.buyers.address(billedTo, caller) : shipping;
    const wish = { codes: codesOf(input), buyer: buyer.email };
    const priced = await this.checkout.draft(shipping, input.methods, caller, wish);
    const method = await this.terms.method(input.payment_method, priced, shipping, caller);
    const draft = this.terms.charged(priced, method);
    const { total } = draft.totals;
    if (total !== input.expected_total) {
      throw Failure.conflict('total_changed', 'The total has changed. Please check it again.', {
        ...shownTotals(draft),
      });
    }
    const terms = await this.terms.of(method);
    const number = newGroupNumber((await this.settings.general()).order_prefix);
    const sale = {
      ...{ number, idempotency_key, buyer, language: caller.language, state: terms.state },
      customer_name: `${billing.first_name} ${billing.last_name}`,
      payment_method: method?.code ?? '',
      shipping_address: shipping,
      billing_address: billing,
      note: input.note?.trim() || null,
    };
    const orders = await this.sell.execute(sale, draft, terms);
    const { redirect_url } = terms.startsAtOnce ? await this.payments.start(number) : { redirect_url: null };
    const payment = { status: paymentStatus([], total), redirect_url, access_token: this.tokens.of(number) };
    return placedOrder({ number, currency: draft.cart.currency, total }, orders, payment);
  }
}
