import type { CommentStatus, ContactState, SubscriptionState } from '../states';

/** Allowed transitions of a contact message; answered ones are reopened before another answer. */
export const CONTACT_MOVES: Record<ContactState, readonly ContactState[]> = {
  new: ['open', 'answered', 'spam'],
  open: ['answered', 'spam'],
  answered: ['open'],
  spam: ['open'],
};

/** Allowed transitions of a blog comment: only approved ones are published; each decision can be reversed. */
export const COMMENT_MOVES: Record<CommentStatus, readonly CommentStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

/**
 * Who changes a subscription: the subscriber by a link in an e-mail, a customer by the consent in the account, or the
 * shop's staff.
 */
export type SubscriptionMover = 'person' | 'account' | 'shop';

/** Allowed transitions by actor: only the subscriber can confirm; an account's address is verified already. */
export const SUBSCRIPTION_MOVES: Record<
  SubscriptionMover,
  Record<SubscriptionState, readonly SubscriptionState[]>
> = {
  person: {
    pending: ['subscribed', 'unsubscribed'],
    subscribed: ['unsubscribed'],
    unsubscribed: ['pending'],
  },
  account: {
    pending: ['subscribed', 'unsubscribed'],
    subscribed: ['unsubscribed'],
    unsubscribed: ['subscribed'],
  },
  shop: { pending: ['unsubscribed'], subscribed: ['unsubscribed'], unsubscribed: ['pending'] },
};
