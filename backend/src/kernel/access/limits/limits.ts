/** Maximum number per window of seconds. */
export interface Quota {
  max: number;
  seconds: number;
}

/**
 * Quotas of a limit, counted separately: per account (signed-in user or e-mail address in the body), per IP
 * address, and per IP address and account.
 */
export interface Limit {
  account?: Quota;
  address?: Quota;
  pair?: Quota;
  /** A field of the body with another tried value than an account, such as an order's number. */
  subject?: string;
  /** Counts only requests with this field in the body. */
  only?: string;
}

const perMinute = (max: number): Quota => ({ max, seconds: 60 });
const perQuarter = (max: number): Quota => ({ max, seconds: 15 * 60 });
const perHour = (max: number): Quota => ({ max, seconds: 60 * 60 });

/**
 * Every limit of the shop, for a `SIGN_IN_LIMIT` of 10; all scale with it.
 * Documented in `docs/guides/limits.md`.
 */
export const LIMITS = {
  sign_in: { pair: perMinute(10), account: perHour(60), address: perMinute(100) },
  rider_sign_in: {
    pair: perMinute(10),
    account: perHour(60),
    address: perMinute(100),
    subject: 'login',
  },
  rider_call: { account: perMinute(60), address: perMinute(300) },
  social_sign_in: { address: perMinute(60) },
  second_step: { account: perMinute(10), address: perMinute(100) },
  current_password: { account: perQuarter(10), only: 'current_password' },
  password_email: { account: perHour(10), address: perHour(60) },
  invitation: { account: perHour(30), address: perHour(60) },
  password_choice: { address: perQuarter(60) },
  registration: { account: perHour(10), address: perHour(60) },
  verification_email: { account: perHour(5), address: perHour(60) },
  address_proof: { account: perHour(30), address: perHour(120) },
  vendor_application: { account: perHour(5), address: perHour(20) },
  application_lookup: { account: perHour(20), address: perQuarter(30), subject: 'number' },
  application_status: { address: perQuarter(120) },
  application_change: { address: perHour(60) },
  order: { account: perHour(30), address: perHour(300) },
  payment_page: { address: perMinute(60) },
  payment_retry: { account: perHour(30), address: perHour(300) },
  payment_proof: { account: perHour(20), address: perHour(60) },
  payment_webhook: { address: perMinute(1200) },
  order_tracking: { account: perHour(20), address: perQuarter(30), subject: 'order_number' },
  wallet_request: { account: perHour(30), address: perHour(300) },
  coupon: { address: perMinute(60) },
  contact_form: { account: perHour(10), address: perMinute(10) },
  newsletter: { account: perHour(10), address: perMinute(10) },
  test_email: { account: perHour(30), address: perHour(100) },
  message: { account: perMinute(30), address: perMinute(60) },
  typing: { account: perMinute(60), address: perMinute(300) },
  comment: { account: perHour(20), address: perHour(60) },
  stock_notice: { account: perHour(20), address: perHour(60) },
  push_device: { account: perHour(60), address: perHour(300) },
  follow: { account: perMinute(30), address: perMinute(120) },
  data_export: { account: perHour(3), address: perHour(20) },
  price_alerts: { account: perHour(60), address: perHour(300) },
  wishlist_share: { account: perHour(30), address: perHour(120) },
  review: { account: perHour(30), address: perHour(120) },
  return_request: { account: perHour(20), address: perHour(60) },
  dispute: { account: perHour(30), address: perHour(60) },
  product_question: { account: perHour(20), address: perHour(60) },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The `SIGN_IN_LIMIT` for which the limits are declared. */
export const DECLARED_FOR = 10;
