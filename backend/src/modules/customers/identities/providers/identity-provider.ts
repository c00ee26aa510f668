import type { SocialProvider } from '@stoa/contracts';

/** State of a sign-in during the redirect to the provider. */
export interface Flow {
  provider: SocialProvider;
  /** OAuth `state`, returned by the browser: protects against CSRF. */
  state: string;
  /** OpenID `nonce`, returned in the ID token. */
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
}

/** Callback parameters that the browser brings to `/verify_login`. */
export interface Callback {
  code: string;
  state: string;
  iss?: string | null;
}

/** OAuth client credentials, redirect URI and scopes. */
export interface Keys {
  client_id: string;
  client_secret: string;
  redirect_uri: string;
  scopes: readonly string[];
}

/** A provider's user profile. */
export interface SocialPerson {
  /** The provider's immutable id of the account (OpenID `sub`). */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  email_verified: boolean;
  first_name: string;
  last_name: string;
}

/** An identity provider (OAuth 2 or OpenID Connect). */
export interface IdentityProvider {
  /** Authorization URL to redirect the browser to. */
  address(flow: Flow, keys: Keys): Promise<string>;
  /** Redeems the callback's code for the user profile; throws when the provider does not confirm it. */
  person(callback: Callback, flow: Flow, keys: Keys): Promise<SocialPerson>;
}

/** Timeout of requests to a provider, in milliseconds. */
export const TIMEOUT = 10_000;
