import type { AddressType } from '../states';
import type { AddressInput } from './checkout';

/** `POST customer/auth/login` and its admin and vendor counterparts. `session_token` merges a guest cart. */
export interface SignIn {
  email: string;
  password: string;
  session_token?: string;
  /** Value of `details.connect` from `socialLogin`: links that identity to this account. */
  connect?: string;
}

/** The identity providers for customers (specification §9). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** `POST customer/auth/socialLogin/begin`: the redirect URL, and the flow that the browser keeps. */
export interface SocialLoginRedirect {
  url: string;
  /** Encrypted state, nonce and PKCE verifier. */
  flow: string;
}

/** `POST customer/auth/socialLogin`: the stored flow and the callback's parameters; responds like sign-in. */
export interface SocialLogin {
  flow: string;
  code: string;
  state: string;
  iss?: string | null;
  session_token?: string;
}

/** `GET admin/customers/{id}/identities`: a customer's sign-in methods. */
export interface CustomerIdentities {
  has_password: boolean;
  identities: {
    id: number;
    provider: SocialProvider;
    email: string | null;
    /** ISO time. */
    connected_at: string;
  }[];
}

/** Browser and operating system from the user agent; the names are the same in every language. */
export interface CustomerDevice {
  browser: string | null;
  system: string | null;
}

/** `GET web/customer_sessions`: the customer's sessions, the current one first. Times are ISO. */
export interface CustomerSession extends CustomerDevice {
  id: number;
  signed_in_at: string;
  last_seen_at: string;
  /** The session of this request. */
  is_current: boolean;
}

/** `GET web/data_export`: the customer's latest data export. Times are ISO. */
export interface CustomerDataExport {
  state: 'none' | 'pending' | 'ready';
  requested_at: string | null;
  /** When its download expires. */
  expires_at: string | null;
  bytes: number | null;
}

/** `GET web/account_erasure`: requirements for deleting the account. */
export interface AccountErasure {
  /** ISO time; null unless requested. */
  erasure_at: string | null;
  /** Days in which signing in cancels the request. */
  grace_days: number;
  /** Required proof: the password, a recent sign-in for accounts without one, or none if already recent. */
  proof: 'password' | 'sign_in' | 'none';
  /** Numbers of orders that must be finished first. */
  open_orders: string[];
  /** Money in the wallet that must be spent or paid out first, in minor units. */
  balances: { currency: string; amount: number }[];
}

/** `POST web/registerCustomer`; responds like a sign-in. */
export interface RegisterCustomer {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  marketing_consent?: boolean;
  session_token?: string;
}

/** `GET web/customer_profile`. */
export interface CustomerProfile {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  locale: string | null;
  currency: string | null;
  marketing_consent: boolean;
  avatar_url: string | null;
  /** Whether the e-mail address is verified; guest orders with it are then linked to the account. */
  email_verified: boolean;
}

/** `POST web/verify_email`: the two parameters of the e-mail's link. */
export interface VerifyEmail {
  id: number;
  hash: string;
}

/** Response of `verify_email`. */
export interface VerifiedEmail {
  /** The address was verified before. */
  already: boolean;
}

/** `GET web/customer_all_addresses`. */
export interface CustomerAddress extends AddressInput {
  id: number;
  /** Rises with each change; an order can name the one that the buyer saw. */
  version: number;
  label: string | null;
  type: AddressType;
  is_default: boolean;
  country_name: string;
  state_name: string | null;
  city_name: string | null;
}

/** `GET web/push_device`: whether this browser receives the customer's push messages. */
export interface PushDevice {
  customer_id: number;
  registered: boolean;
}
