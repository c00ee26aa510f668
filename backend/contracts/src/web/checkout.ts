import type { CouponType, OrderState, PaymentStatus, PaymentFailure } from '../states';
import type { CustomerOrder, DeliveryEstimate, OrderRefund } from './order';
import type { PickupPlace } from './shipping';

/** An address as typed at checkout. State and city are ids where the shop has them, else text. */
export interface AddressInput {
  first_name: string;
  last_name: string;
  company?: string;
  phone?: string;
  line1: string;
  line2?: string;
  country_id: number;
  state_id?: number | null;
  state_text?: string;
  city_id?: number | null;
  city_text?: string;
  postcode?: string;
}

/** `POST web/validateShippingAddress`; the billing call takes the same but returns no methods. */
export interface ValidateAddress {
  /** Required from guests. */
  email?: string;
  address_id?: number;
  address?: AddressInput;
}

/**
 * `POST web/validateShippingMethod`: shipping methods by vendor and the payment method once chosen; returns
 * the totals.
 */
export interface ValidateShippingMethod extends ValidateAddress {
  methods: { vendor_id: number; method_id: number }[];
  payment_method?: string;
  /** Minor units that the customer's wallet is to pay. */
  use_wallet?: number;
  coupon_code?: string;
  coupon_codes?: string[];
}

/**
 * `POST web/validateCouponCode`; guests send their e-mail address, since limits per customer count by it.
 * `coupon_codes` are those already applied: the code is validated in combination and discounts what they
 * leave.
 */
export interface ValidateCoupon {
  coupon_code: string;
  coupon_codes?: string[];
  email?: string;
}

/**
 * A code's discount on the items of the cart, and whether it discounts shipping as well; an invalid code is a
 * 422 `coupon_<reason>` on `coupon_code`, with the code itself in `details.coupon_code`.
 */
export interface CouponAnswer {
  code: string;
  title: string;
  type: CouponType;
  discount: number;
  currency: string;
  /** All codes that apply together, this one last. */
  coupons: AppliedCode[];
}

/** An applied code with its discounts on items and shipping, in minor units. */
export interface AppliedCode {
  code: string;
  title: string;
  type: CouponType;
  discount: number;
  shipping_discount: number;
}

/**
 * Exact totals in minor units: `total = items − discount + shipping − shipping_discount + payment_fee + tax`
 * where tax is not included in prices.
 */
export interface CheckoutTotals {
  currency: string;
  items: number;
  discount: number;
  shipping: number;
  /** Coupon discounts on shipping. */
  shipping_discount: number;
  /** Fee of the chosen payment method; 0 while none is chosen. */
  payment_fee: number;
  tax: number;
  /** Tax contained in `items` and `shipping` where prices include it; never added again. */
  tax_included: number;
  total: number;
  groups: {
    vendor_id: number;
    items: number;
    discount: number;
    shipping: number;
    shipping_discount: number;
    payment_fee: number;
    tax: number;
    total: number;
  }[];
  /** The applied codes, in order of application. */
  coupons: AppliedCode[];
  taxes: { name: string; rate: string; amount: number }[];
}

/** `GET web/payment_methods?country_id=&amount=`: methods for the request's currency, country and amount. */
export interface WebPaymentMethod {
  id: number;
  code: string;
  name: string;
  instructions: string;
  /** Moves no money: for trying out the shop. */
  is_test: boolean;
  is_default: boolean;
  /** The fee for the requested amount; without an amount the fixed part alone. */
  fee: number;
  /** The proportional part of the fee, such as `0.02`; null for a fixed fee. */
  fee_rate: string | null;
}

/** Response of `validateShippingMethod`: the totals, and the payment methods available for this order. */
export interface CheckoutQuote extends CheckoutTotals {
  payment_methods: WebPaymentMethod[];
  /** The customer's wallet in the currency of the cart; null for guests and while it is empty or switched off. */
  wallet: CheckoutWallet | null;
}

/** What a wallet can pay of an order, in minor units. */
export interface CheckoutWallet {
  balance: number;
  /** What it pays as asked by `use_wallet`. */
  used: number;
  /** What the other payment method has to pay. */
  remaining: number;
}

/** `POST web/executePayment` with an `Idempotency-Key` header: places the order and starts its payment. */
export interface ExecutePayment {
  email?: string;
  shipping_address_id?: number;
  /** The `version` of the address as it was shown to the buyer; another one now is a 409 `address_changed` (ADR 39). */
  shipping_address_version?: number;
  shipping_address?: AddressInput;
  /** Absent: same as shipping address. */
  billing_address_id?: number;
  billing_address_version?: number;
  billing_address?: AddressInput;
  methods: { vendor_id: number; method_id: number }[];
  /** Required unless nothing is due, or the wallet pays everything. */
  payment_method?: string;
  /** Minor units that the customer's wallet pays; `payment_method` pays the rest. */
  use_wallet?: number;
  coupon_code?: string;
  /** Several stackable codes; applied in order, after `coupon_code` when both are sent. */
  coupon_codes?: string[];
  /**
   * The total shown to the buyer; a different one now is a 409 with the new totals and the changed lines in
   * `details`.
   */
  expected_total: number;
  /** The lines shown to the buyer; any difference now is a 409, even at the same total (ADR 39). */
  expected_lines?: ExpectedLine[];
  note?: string;
}

/** A cart line as shown to the buyer; `unit_price` in minor units of the payment currency. */
export interface ExpectedLine {
  cart_item_id: number;
  quantity: number;
  unit_price: number;
}

/** A line that differs from what the buyer saw: `details.lines` of `total_changed` and `cart_changed`. */
export interface ChangedLine {
  cart_item_id: number;
  name: string;
  /** Null for an added line. */
  before: { quantity: number; unit_price: number } | null;
  /** Null for a removed line. */
  now: { quantity: number; unit_price: number } | null;
}

/** Response of `executePayment` and `verifyPayment`. */
export interface PlacedOrder {
  group_number: string;
  orders: { id: number; number: string; vendor_name: string; total: number; state: OrderState }[];
  /** Refunds for cancelled orders, pending and paid. */
  refunds: OrderRefund[];
  currency: string;
  total: number;
  payment_status: PaymentStatus;
  outcome: 'success' | 'pending' | 'failed';
  /** Why the payment failed; null if it has not. */
  failure: PaymentFailure | null;
  /** Hosted page where the buyer still has to pay; null without one. */
  redirect_url: string | null;
  /** Lets a guest open this order's result page without signing in. */
  access_token: string;
}

/** Response of `verifyPayment`: the payment's outcome and the whole order group. */
export interface VerifiedPayment extends PlacedOrder {
  /** Whether it belongs to the requesting account, rather than being readable by a guest's token only. */
  is_own: boolean;
  order: CustomerOrder;
  /** Code of the order's payment method; empty if nothing was due. */
  payment_method_code: string;
  /** Whether a payment provider is expected to report the payment soon. */
  is_awaited: boolean;
  /** Methods by which an unpaid order can be paid now, at the same total (`retryPayment`). */
  retry_methods: WebPaymentMethod[];
}

/**
 * `POST web/retryPayment` with an `Idempotency-Key` header: pays an unpaid order again, by the same or another
 * method. An attempt that the buyer can still pay is continued; otherwise a new one supersedes it.
 */
export interface RetryPayment extends VerifyPayment {
  /** Code of the method; by default the order's. */
  payment_method?: string;
}

/** `POST web/verifyPayment`: the outcome comes from the server, never from the browser. */
export interface VerifyPayment {
  group_number: string;
  access_token?: string;
}

/** A place without a full address; parts below the country matter where delivery depends on them. */
export interface EstimatedPlace {
  country_id: number;
  state_id?: number | null;
  city_text?: string | null;
  postcode?: string | null;
}

/** `POST web/estimateCart`: shipping and tax of the cart for a place, before an address is entered. */
export interface EstimateCart extends EstimatedPlace {
  /** The applied codes. */
  coupon_codes?: string[];
}

/** `POST web/estimate_delivery`: delivery costs and times of one product for a place, without a cart. */
export interface EstimateDelivery extends EstimatedPlace {
  variant_id: number;
  /** Defaults to the minimum order quantity. */
  quantity?: number;
}

/** One shipping method for an order placed now; `amount` in minor units. */
export interface DeliveryOption extends DeliveryEstimate {
  name: string;
  amount: number;
  /** Pickup location; null for delivery. */
  pickup: PickupPlace | null;
}

/** Response of `estimate_delivery`. */
export interface EstimatedDelivery {
  currency: string;
  quantity: number;
  /** In the operator's sort order; empty where it is not delivered there, with the cause in `reason`. */
  options: DeliveryOption[];
  reason: string | null;
}

/** Response of `estimateCart`, in minor units: with each vendor's cheapest delivery. */
export interface CartEstimate {
  currency: string;
  /** Null where part of the cart cannot be delivered there. */
  amounts: Pick<CheckoutTotals, 'shipping' | 'shipping_discount' | 'tax' | 'tax_included' | 'total'> | null;
  /** Each vendor's cheapest delivery there; null without any. */
  groups: {
    vendor_id: number;
    vendor_name: string;
    delivery: { name: string; amount: number; min_days: number; max_days: number } | null;
    /** Threshold of free delivery there and the amount missing for it; null where never, or always, free. */
    free_shipping: { threshold: number; remaining: number } | null;
  }[];
}
