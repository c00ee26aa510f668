import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { requireRequestKey, Failure, requestFingerprint } from '../../kernel/http';
import { readableCode } from '../../kernel/spelling';
import { type PaymentFact, paymentStatus } from '../payments';
import { Settings } from '../settings';
import { PricedCarts } from '../shopping';
import type { Buyer } from './buyer';
import { Buyers } from './buyer';
import { changedLines } from './changed-lines';
import type { Draft } from './checkout';
import { Checkout, shownTotals } from './checkout';
import { codesOf, type ExecutePaymentInput } from './checkout.inputs';
import type { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';
import { PaymentVisits } from './paying/payment-visits';
import { PaymentTerms, walletShare } from './payment-terms';
import { placedOrder } from './placed-order';
import { PlacedOrders } from './placed-orders';
import { SellDraft } from './sell-draft';

const fingerprintOf = (input: ExecutePaymentInput, { currency }: Caller): string =>
  requestFingerprint({ input, currency });

/**
 * Places the order for the caller's cart: once per idempotency key, at prices computed by the server, written
 * in one transaction.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly buyers: Buyers,
    private readonly checkout: Checkout,
    private readonly terms: PaymentTerms,
    private readonly sell: SellDraft,
    private readonly visits: PaymentVisits,
    private readonly placed: PlacedOrders,
    private readonly carts: PricedCarts,
    private readonly tokens: AccessTokens,
    private readonly settings: Settings,
  ) {}

  async execute(input: ExecutePaymentInput, named: string | undefined, caller: Caller): Promise<PlacedOrder> {
    const key = requireRequestKey(named);
    const buyer = await this.buyers.identify(caller, input.email);
    try {
      return await this.place(input, key, buyer, caller);
    } catch (error) {
      // A repeat fails on the emptied cart, the stock or at the latest on its unique key: return the first
      // response.
      const former = await this.placed.byKey(buyer.key, key);
      if (!former) throw error;
      await this.refuseOther(former, input, caller);
      return this.placed.answer(former, caller.language);
    }
  }

  /** 409 if the key has placed an order for another request: another body, or other items in the cart. */
  private async refuseOther(former: OrderGroup, input: ExecutePaymentInput, caller: Caller): Promise<void> {
    const same = (former.request_hash ?? fingerprintOf(input, caller)) === fingerprintOf(input, caller);
    if (same && (await this.placed.matches(former, await this.carts.find(caller)))) return;
    throw Failure.conflict(
      'idempotency_key_reused',
      'This checkout has already placed another order. Please check your orders before you order again.',
      { group_number: former.number },
    );
  }

  private async place(
    input: ExecutePaymentInput,
    idempotency_key: string,
    buyer: Buyer,
    caller: Caller,
  ): Promise<PlacedOrder> {
    const { shippedTo, billedTo } = addressesOf(input);
    const [shipping, billing] = await this.buyers.addresses(shippedTo, billedTo, caller);
    const requested = { codes: codesOf(input), buyer: buyer.email };
    const priced = await this.checkout.draft(shipping, input.methods, caller, requested);
    const { use_wallet = 0 } = input;
    const method = await this.terms.method(input.payment_method, priced, shipping, caller, use_wallet);
    const draft = this.terms.addFee(priced, method, use_wallet);
    requireConsent(input, draft);
    const terms = await this.terms.find(method);
    const number = readableCode((await this.settings.general()).order_prefix);
    const sale = {
      number,
      idempotency_key,
      request_hash: fingerprintOf(input, caller),
      buyer,
      language: caller.language,
      state: terms.state,
      customer_name: `${billing.first_name} ${billing.last_name}`,
      payment_method: method?.code ?? '',
      shipping_address: shipping,
      billing_address: billing,
      note: input.note?.trim() || null,
      wallet_amount: walletShare(draft, method, use_wallet),
    };
    const { total } = draft.totals;
    const orders = await this.sell.execute(sale, draft, terms);
    const { redirect_url } = terms.startsAtOnce ? await this.visits.start(number) : { redirect_url: null };
    const payment = {
      status: paymentStatus(takenBy(sale.wallet_amount), total),
      redirect_url,
      access_token: this.tokens.create(number),
    };
    return placedOrder({ number, currency: draft.cart.currency, total }, orders, payment);
  }
}

/** The addresses that the request enters or selects, with the fields that name them. */
function addressesOf(input: ExecutePaymentInput) {
  return {
    shippedTo: {
      id: input.shipping_address_id,
      version: input.shipping_address_version,
      typed: input.shipping_address,
      field: 'shipping_address',
    },
    billedTo: {
      id: input.billing_address_id,
      version: input.billing_address_version,
      typed: input.billing_address,
      field: 'billing_address',
    },
  };
}

/** Charges only what the buyer has seen: 409 with current totals and changed lines (ADR 39). */
function requireConsent({ expected_total, expected_lines }: ExecutePaymentInput, draft: Draft): void {
  const lines = expected_lines ? changedLines(expected_lines, draft.cart) : [];
  const details = { ...shownTotals(draft), lines };
  if (draft.totals.total !== expected_total)
    throw Failure.conflict('total_changed', 'The total has changed. Please check it again.', details);
  if (lines.length > 0)
    throw Failure.conflict('cart_changed', 'Your cart has changed in the meantime.', details);
}

/** What the wallet has paid already. */
function takenBy(wallet_amount: number): PaymentFact[] {
  return wallet_amount > 0 ? [{ type: 'captured', amount: wallet_amount, part: null }] : [];
}
