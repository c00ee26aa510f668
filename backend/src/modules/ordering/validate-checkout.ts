import { Injectable } from '@nestjs/common';
import type { CheckoutQuote, CouponAnswer, OrderAddress, ShippingOptions } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { normaliseEmail } from '../../kernel/spelling';
import { MessageTranslator } from '../../kernel/translation';
import type { CheckedAddress } from '../customers';
import { formatAddress } from '../customers';
import type { Buyer } from './buyer';
import { Buyers } from './buyer';
import { codesOf } from './checkout.inputs';
import type {
  ValidateAddressInput,
  ValidateCouponInput,
  ValidateShippingMethodInput,
} from './checkout.inputs';
import { Checkout, shownCoupon, shownTotals } from './checkout';
import { PaymentTerms } from './payment-terms';

/** Validates each step of a checkout before an order is placed (specification §5, §7.7). */
@Injectable()
export class ValidateCheckout {
  constructor(
    private readonly checkout: Checkout,
    private readonly buyers: Buyers,
    private readonly terms: PaymentTerms,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /** Validates a shipping address; returns the shipping methods available there. */
  async shippingAddress(input: ValidateAddressInput, caller: Caller): Promise<ShippingOptions> {
    const { address } = await this.destination(input, caller);
    const cart = await this.checkout.cart(caller);
    const quoted = await this.checkout.offers(cart, address, caller);
    const translate = this.messageTranslator.in(caller.language);
    return {
      groups: quoted.map(({ vendor_id, quotes, refused, reason }) => ({
        vendor_id,
        vendor_name: cart.groups.find((group) => group.vendor_id === vendor_id)?.vendor_name ?? '',
        quotes: quotes.map(({ method_id, name, rate_type, amount, min_days, max_days, pickup }) => ({
          method_id,
          name,
          rate_type,
          amount,
          min_days,
          max_days,
          pickup,
        })),
        refused: refused.map((one) => ({ ...one, reason: translate(one.reason) })),
        reason: reason && translate(reason),
      })),
    };
  }

  /** Validates a billing address; returns it formatted. */
  async billingAddress(input: ValidateAddressInput, caller: Caller): Promise<OrderAddress> {
    return formatAddress((await this.destination(input, caller)).address);
  }

  /** Validates the chosen shipping methods; returns exact totals and the available payment methods. */
  async shippingMethod(
    {
      methods,
      payment_method,
      use_wallet = 0,
      coupon_code,
      coupon_codes,
      ...input
    }: ValidateShippingMethodInput,
    caller: Caller,
  ): Promise<CheckoutQuote> {
    const { buyer, address } = await this.destination(input, caller);
    const requested = { codes: codesOf({ coupon_code, coupon_codes }), buyer: buyer.email };
    const draft = await this.checkout.draft(address, methods, caller, requested);
    const payment_methods = await this.terms.listAvailable(draft, address, caller, use_wallet);
    const isChosen = payment_method !== undefined || (use_wallet > 0 && use_wallet >= draft.totals.total);
    const method = isChosen
      ? await this.terms.method(payment_method, draft, address, caller, use_wallet)
      : null;
    const charged = this.terms.addFee(draft, method, use_wallet);
    const wallet = await this.terms.wallet(charged, method, use_wallet, caller);
    return { ...shownTotals(charged), payment_methods, wallet };
  }

  /** Validates a coupon code; returns its discount on the cart in addition to the codes in use. */
  async couponCode(
    { coupon_code, coupon_codes = [], email }: ValidateCouponInput,
    caller: Caller,
  ): Promise<CouponAnswer> {
    const cart = await this.checkout.cart(caller);
    const buyer = caller.actor?.email ?? (email ? normaliseEmail(email) : null);
    const codes = [...coupon_codes, coupon_code];
    const coupons = (await this.checkout.apply(cart, { codes, buyer }, caller)).map(shownCoupon);
    const last = coupons.at(-1);
    if (!last) throw new RangeError('An applied code is missing');
    const { code, title, type, discount } = last;
    return { code, title, type, discount, currency: cart.currency, coupons };
  }

  private async destination(
    { email, address_id, address }: ValidateAddressInput,
    caller: Caller,
  ): Promise<{ buyer: Buyer; address: CheckedAddress }> {
    const buyer = await this.buyers.identify(caller, email);
    const typed = { id: address_id, typed: address, field: 'address' };
    return { buyer, address: await this.buyers.address(typed, caller) };
  }
}
