import type { SubscriptionState } from '@stoa/contracts';

/** Who moves a subscription: the person by a link in a mail, or somebody of the shop. */
export type Mover = 'person' | 'shop';

/** Where each may move a subscription (domain §4): only the person can say yes. */
export const SUBSCRIPTION_MOVES: Record<Mover, Record<SubscriptionState, readonly SubscriptionState[]>> = {
  person: {
    pending: ['subscribed', 'unsubscribed'],
    subscribed: ['unsubscribed'],
    unsubscribed: ['pending'],
  },
  shop: { pending: ['unsubscribed'], subscribed: ['unsubscribed'], unsubscribed: ['pending'] },
};
