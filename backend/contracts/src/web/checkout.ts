import type { CouponType, OrderState, PaymentStatus } from '../states';
import type { CustomerOrder, DeliveryEstimate, OrderRefund } from './order';
import type { PickupPlace } from './shipping';

/** An address as people type it at checkout. State and city are ids where the shop knows them, else words. */
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

/** `POST web/validateShippingAddress`; the billing call takes the same without asking for methods. */
export interface ValidateAddress {
  /** Needed from guests. */
  email?: string;
  address_id?: number;
  address?: AddressInput;
}

/** `POST web/validateShippingMethod`: chosen methods by vendor, and how to pay once that is chosen; answers with the totals. */
export interface ValidateShippingMethod extends ValidateAddress {
  methods: { vendor_id: number; method_id: number }[];
  payment_method?: string;
  coupon_code?: string;
  coupon_codes?: string[];
}

/**
 * `POST web/validateCouponCode`; guests name their address, because limits count by it. `coupon_codes` are those in
 * use already: the code is judged beside them and takes off what they have left.
 */
export interface ValidateCoupon {
  coupon_code: string;
  coupon_codes?: string[];
  email?: string;
}

/**
 * What a code takes off the goods of the cart, and whether it will take off shipping as well; a code that does not
 * hold is a 422 `coupon_<reason>` on `coupon_code`, with the code itself in `details.coupon_code`.
 */
export interface CouponAnswer {
  code: string;
  title: string;
  type: CouponType;
  discount: number;
  currency: string;
  /** All codes that hold together, this one last. */
  coupons: AppliedCode[];
}

/** One code of a cart or an order with what it takes off goods and shipping, in minor units. */
export interface AppliedCode {
  code: string;
  title: string;
  type: CouponType;
  discount: number;
  shipping_discount: number;
}

/** `GET web/fetch_coupons`: a code that the shop shows to everybody; amounts in the asked currency. */
export interface WebCoupon {
  code: string;
  title: string;
  type: CouponType;
  rate: string | null;
  amount: number | null;
  buy_qty: number | null;
  get_qty: number | null;
  max_discount: number | null;
  min_spend: number | null;
  min_qty: number | null;
  first_order_only: boolean;
  stackable: boolean;
  ends_at: string | null;
  currency: string;
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
  /** What coupons take off the shipping. */
  shipping_discount: number;
  /** What the chosen way to pay costs; 0 as long as none is chosen. */
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
  /** The codes in use, in the order in which they are applied. */
  coupons: AppliedCode[];
  taxes: { name: string; rate: string; amount: number }[];
}

/** `GET web/payment_methods?country_id=&amount=`: what can be paid with in the caller's currency, there, for so much. */
export interface WebPaymentMethod {
  id: number;
  code: string;
  name: string;
  instructions: string;
  is_default: boolean;
  /** What paying this way costs for the amount asked about; without one the fixed part alone. */
  fee: number;
  /** The share of the amount within the fee, as in `0.02`; null where it is fixed. */
  fee_rate: string | null;
}

/** Answer of `validateShippingMethod`: the totals, and the ways to pay that this order could be paid with. */
export interface CheckoutQuote extends CheckoutTotals {
  payment_methods: WebPaymentMethod[];
}

/** `POST web/executePayment` with an `Idempotency-Key` header: places the order and starts its payment. */
export interface ExecutePayment {
  email?: string;
  shipping_address_id?: number;
  shipping_address?: AddressInput;
  /** Absent: same as shipping. */
  billing_address_id?: number;
  billing_address?: AddressInput;
  methods: { vendor_id: number; method_id: number }[];
  /** Needed unless nothing is due. */
  payment_method?: string;
  coupon_code?: string;
  /** Several codes, each of which must be stackable; applied in their order, after `coupon_code` when both are given. */
  coupon_codes?: string[];
  /** What the buyer saw; a different total now is a 409 with the new totals and the changed lines in `details`. */
  expected_total: number;
  /** The lines that the buyer saw; any other line, quantity or price now is a 409, even at the same total (ADR 39). */
  expected_lines?: ExpectedLine[];
  note?: string;
}

/** A line of the cart as its buyer saw it; `unit_price` in minor units of the currency that is paid in. */
export interface ExpectedLine {
  cart_item_id: number;
  quantity: number;
  unit_price: number;
}

/** A line that is not what its buyer saw: `details.lines` of `total_changed` and `cart_changed`. */
export interface ChangedLine {
  cart_item_id: number;
  name: string;
  /** Null for a line that was not seen yet. */
  before: { quantity: number; unit_price: number } | null;
  /** Null for a line that is no longer there. */
  now: { quantity: number; unit_price: number } | null;
}

/** Answer of `executePayment` and `verifyPayment`. */
export interface PlacedOrder {
  group_number: string;
  orders: { id: number; number: string; vendor_name: string; total: number; state: OrderState }[];
  /** Money that goes, or went, back for cancelled parts. */
  refunds: OrderRefund[];
  currency: string;
  total: number;
  payment_status: PaymentStatus;
  outcome: 'success' | 'pending' | 'failed';
  /** Where to send the browser for a hosted payment page. */
  redirect_url: string | null;
  /** Lets a guest see this order's result page without signing in. */
  access_token: string;
}

/** Answer of `verifyPayment`: how the payment ended, and everything that was ordered. */
export interface VerifiedPayment extends PlacedOrder {
  /** Whether it stands in the account of whoever asks, and not only behind a guest's token. */
  is_own: boolean;
  order: CustomerOrder;
}

/** `POST web/verifyPayment`: asks the server, never the browser, how a payment ended. */
export interface VerifyPayment {
  group_number: string;
  access_token?: string;
}

/** A place as closely as it is known before there is an address; what narrows the country counts where delivery depends on it. */
export interface EstimatedPlace {
  country_id: number;
  state_id?: number | null;
  city_text?: string | null;
  postcode?: string | null;
}

/** `POST web/estimateCart`: what delivery and tax of the cart would come to in a place, before an address is known. */
export interface EstimateCart extends EstimatedPlace {
  /** The codes in use. */
  coupon_codes?: string[];
}

/** `POST web/estimate_delivery`: what delivery of one product to a place costs and when it comes, before it is in a cart. */
export interface EstimateDelivery extends EstimatedPlace {
  variant_id: number;
  /** The fewest that the product is sold in when left out. */
  quantity?: number;
}

/** One way to get the goods, for an order placed now; `amount` in minor units. */
export interface DeliveryOption extends DeliveryEstimate {
  name: string;
  amount: number;
  /** Where to collect the goods; null where they are brought. */
  pickup: PickupPlace | null;
}

/** Answer of `estimate_delivery`. */
export interface EstimatedDelivery {
  currency: string;
  quantity: number;
  /** In the operator's order; none where it is not delivered there, and `reason` says why. */
  options: DeliveryOption[];
  reason: string | null;
}

/** Answer of `estimateCart`, in minor units: by each vendor's cheapest delivery. */
export interface CartEstimate {
  currency: string;
  /** Null where something of the cart is not delivered there. */
  amounts: Pick<CheckoutTotals, 'shipping' | 'shipping_discount' | 'tax' | 'tax_included' | 'total'> | null;
  /** Each seller's cheapest delivery there; null where nothing is delivered. */
  groups: {
    vendor_id: number;
    vendor_name: string;
    delivery: { name: string; amount: number; min_days: number; max_days: number } | null;
    /** From where delivery there is free and how much is missing; null where it never is, or always. */
    free_shipping: { threshold: number; remaining: number } | null;
  }[];
}
