/** What is done with a guest's things when the guest signs in; the cart's module provides it. */
export abstract class GuestMerge {
  /** Hands everything kept under a guest's session token over to the customer; a repeat finds nothing to do. */
  abstract merge(sessionToken: string, customerId: number): Promise<void>;
}
