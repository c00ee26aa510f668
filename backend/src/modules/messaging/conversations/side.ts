import type { MessageAuthor } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { OWN_VENDOR } from '../../../kernel/resource';
import type { Conversation } from './conversation.entity';

/** Which conversations are somebody's own; an operator looks at all of them. */
export type OwnConversations = Partial<Pick<Conversation, 'customer_id' | 'vendor_id'>>;

/** The side on which somebody writes; null for operators, who only read. */
export function sideOf({ audience }: Actor): MessageAuthor | null {
  return audience === 'admin' ? null : audience;
}

/** The conversations of whoever is signed in, from the session alone. */
export function ownOf(actor: Actor): OwnConversations {
  if (actor.audience === 'admin') return {};
  return actor.audience === 'vendor' ? { vendor_id: OWN_VENDOR.value(actor) } : { customer_id: actor.id };
}

/** Those whom a side speaks with. */
export function otherSide(side: MessageAuthor): MessageAuthor {
  return side === 'customer' ? 'vendor' : 'customer';
}
