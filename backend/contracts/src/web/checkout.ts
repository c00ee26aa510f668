import type { PaymentStatus } from '../states';

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

/** A shipping method offered for one vendor's goods. */
export interface ShippingQuote {
  method_id: number;
  name: string;
  amount: number;
  min_days: number;
  max_days: number;
}

/** `GET web/allShippingMethods`: how the shop delivers; `vendor_id` is null for the platform's own methods. */
export interface WebShippingMethod {
  id: number;
  name: string;
  vendor_id: number | null;
  amount: number;
  /** A vendor's subtotal from which delivery is free. */
  free_over: number | null;
  min_days: number;
  max_days: number;
  currency: string;
}

/** What a validated shipping address makes known: per vendor the methods, or why there is none. */
export interface ShippingOptions {
  groups: { vendor_id: number; vendor_name: string; quotes: ShippingQuote[]; reason: string | null }[];
}

/** `POST web/validateShippingMethod`: chosen methods by vendor, and how to pay once that is chosen; answers with the totals. */
export interface ValidateShippingMethod extends ValidateAddress {
  methods: { vendor_id: number; method_id: number }[];
  payment_method?: string;
  coupon_code?: string;
}

/** `POST web/validateCouponCode`; guests name their address, because limits count by it. */
export interface ValidateCoupon {
  coupon_code: string;
  email?: string;
}

/** What a code takes off the goods of the cart; a code that does not hold is a 422 on `coupon_code` with the reason. */
export interface CouponAnswer {
  code: string;
  title: string;
  discount: number;
  currency: string;
}

/** Exact totals in minor units: `total = items − discount + shipping + payment_fee + tax` where tax is not included in prices. */
export interface CheckoutTotals {
  currency: string;
  items: number;
  discount: number;
  shipping: number;
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
    payment_fee: number;
    tax: number;
    total: number;
  }[];
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
  /** What the buyer saw; a different total now is a 409 with the new totals in `details`. */
  expected_total: number;
  note?: string;
}

/** Answer of `executePayment` and `verifyPayment`. */
export interface PlacedOrder {
  group_number: string;
  orders: { id: number; number: string; vendor_name: string; total: number }[];
  currency: string;
  total: number;
  payment_status: PaymentStatus;
  outcome: 'success' | 'pending' | 'failed';
  /** Where to send the browser for a hosted payment page. */
  redirect_url: string | null;
  /** Lets a guest see this order's result page without signing in. */
  access_token: string;
}

/** `POST web/verifyPayment`: asks the server, never the browser, how a payment ended. */
export interface VerifyPayment {
  group_number: string;
  access_token?: string;
}
