import type { SocialProvider } from '@stoa/contracts';

/** What the shop remembers of a sign-in while somebody is away at the provider's. */
export interface Flow {
  provider: SocialProvider;
  /** Comes back with the browser, and so proves that this browser left from here. */
  state: string;
  /** Comes back inside the provider's own proof. */
  nonce: string;
  /** Proves to the provider that whoever redeems the code also asked for it (PKCE). */
  verifier: string;
}

/** What the browser brings back to `/verify_login`. */
export interface Callback {
  code: string;
  state: string;
  iss?: string | null;
}

/** What a provider gave the shop, and where it sends people back to. */
export interface Keys {
  client_id: string;
  client_secret: string;
  redirect_uri: string;
  scopes: readonly string[];
}

/** Somebody as a provider knows them. */
export interface SocialPerson {
  /** The provider's own name for the account; never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider has seen that the address is theirs. */
  email_verified: boolean;
  first_name: string;
  last_name: string;
}

/** A house whose accounts sign people in. */
export interface House {
  /** Where a browser is sent to. */
  address(flow: Flow, keys: Keys): Promise<string>;
  /** Who came back; throws when the house does not confirm it. */
  person(callback: Callback, flow: Flow, keys: Keys): Promise<SocialPerson>;
}

/** Milliseconds that a house may take to answer. */
export const PATIENCE = 10_000;
