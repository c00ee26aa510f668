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
