import type { CommentStatus, ContactState, SubscriptionState } from '../states';

/** Where a message to the shop may go from each state (domain §4); an answered one is taken up again before it is answered again. */
export const CONTACT_MOVES: Record<ContactState, readonly ContactState[]> = {
  new: ['open', 'answered', 'spam'],
  open: ['answered', 'spam'],
  answered: ['open'],
  spam: ['open'],
};

/** Where an operator may move a comment of the blog: only approved ones are shown, and each decision can be taken back. */
export const COMMENT_MOVES: Record<CommentStatus, readonly CommentStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

/** Who moves a subscription: the person by a link in a mail, or somebody of the shop. */
export type SubscriptionMover = 'person' | 'shop';

/** Where each may move a subscription (domain §4): only the person can say yes. */
export const SUBSCRIPTION_MOVES: Record<
  SubscriptionMover,
  Record<SubscriptionState, readonly SubscriptionState[]>
> = {
  person: {
    pending: ['subscribed', 'unsubscribed'],
    subscribed: ['unsubscribed'],
    unsubscribed: ['pending'],
  },
  shop: { pending: ['unsubscribed'], subscribed: ['unsubscribed'], unsubscribed: ['pending'] },
};
