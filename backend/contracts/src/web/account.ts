import type { AddressType } from '../states';
import type { AddressInput } from './checkout';

/** `POST customer/auth/login` and its admin and vendor twins. `session_token` merges a guest's cart at sign-in. */
export interface SignIn {
  email: string;
  password: string;
  session_token?: string;
  /** What `socialLogin` answered in `details.connect`: joins that account to this one. */
  connect?: string;
}

/** The houses whose accounts sign customers in (specification §9). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** `POST customer/auth/socialLogin/begin`: where to send the browser, and what it keeps until it is back. */
export interface SocialBeginning {
  url: string;
  /** Sealed: state, nonce and PKCE verifier. */
  flow: string;
}

/** `POST customer/auth/socialLogin`: what the browser kept and what it brought back; answers like a sign-in. */
export interface SocialLogin {
  flow: string;
  code: string;
  state: string;
  iss?: string | null;
  session_token?: string;
}

/** `GET admin/customers/{id}/identities`: by which other accounts a customer signs in. */
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

/** What signed in, as far as it says so; the names are the same in every language. */
export interface CustomerDevice {
  browser: string | null;
  system: string | null;
}

/** `GET web/customer_sessions`: where the customer is signed in, this session first. Times are ISO. */
export interface CustomerSession extends CustomerDevice {
  id: number;
  signed_in_at: string;
  last_seen_at: string;
  /** The session that asks. */
  is_current: boolean;
}

/** `GET web/data_export`: the copy of their data that a customer has asked for last. Times are ISO. */
export interface CustomerDataExport {
  state: 'none' | 'pending' | 'ready';
  requested_at: string | null;
  /** When it can no longer be had. */
  expires_at: string | null;
  bytes: number | null;
}

/** `GET web/account_erasure`: what deleting the account takes. */
export interface AccountErasure {
  /** ISO time; null unless it has been asked for. */
  erasure_at: string | null;
  /** Days in which signing in takes the request back. */
  grace_days: number;
  /** The password, a sign-in that is fresh where there is none, or nothing more where it is. */
  proof: 'password' | 'sign_in' | 'none';
  /** Numbers of orders that are finished first. */
  open_orders: string[];
}

/** `POST web/registerCustomer`; answers like a sign-in. */
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
  /** Whether the address is proven to be theirs; what was bought with it as a guest is theirs from then on. */
  email_verified: boolean;
}

/** `POST web/verify_email`: the two parts of a letter's link. */
export interface VerifyEmail {
  id: number;
  hash: string;
}

/** Answer of `verify_email`. */
export interface VerifiedEmail {
  /** The address had been proven before. */
  already: boolean;
}

/** `GET web/customer_all_addresses`. */
export interface CustomerAddress extends AddressInput {
  id: number;
  label: string | null;
  type: AddressType;
  is_default: boolean;
  country_name: string;
  state_name: string | null;
  city_name: string | null;
}

/** `GET web/push_device`: whether the browser in which the customer is signed in gets push messages. */
export interface PushDevice {
  customer_id: number;
  registered: boolean;
}
