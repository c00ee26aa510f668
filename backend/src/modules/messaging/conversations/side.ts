import type { MessageAuthor } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import type { Conversation } from './conversation.entity';

/** Ownership filter of conversations; empty for operators, who see all. */
export type OwnConversations = Partial<Pick<Conversation, 'customer_id' | 'vendor_id'>>;

/** The side that an actor writes for; null for operators, who only read, and riders, who have a chat of their own. */
export function sideOf({ audience }: Actor): MessageAuthor | null {
  return audience === 'customer' || audience === 'vendor' ? audience : null;
}

/** Filter for the actor's own conversations, derived from the session alone. */
export function ownOf(actor: Actor): OwnConversations {
  return actor.audience === 'customer' ? { customer_id: actor.id } : tenantBounds(actor);
}

/** The other side of a conversation. */
export function otherSide(side: MessageAuthor): MessageAuthor {
  return side === 'customer' ? 'vendor' : 'customer';
}
