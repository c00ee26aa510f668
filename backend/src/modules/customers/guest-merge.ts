/** Merges a guest session into the account at sign-in; implemented by the cart's module. */
export abstract class GuestMerge {
  /** Moves everything stored under a guest's session token to the customer; idempotent. */
  abstract merge(sessionToken: string, customerId: number): Promise<void>;
}
