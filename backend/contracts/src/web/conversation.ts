import type { Picture } from './shop';

/** Who wrote a message: the customer, or somebody of the store. */
export type MessageAuthor = 'customer' | 'vendor';

/** One message of a conversation; a retracted one keeps its place without what it said. */
export interface ConversationMessage {
  id: number;
  author: MessageAuthor;
  /** Who of the store wrote it; told in the consoles alone. */
  author_name: string | null;
  body: string;
  picture: Picture | null;
  /** What it is about; without a slug while the shop doesn't show the product. */
  product: { id: number; name: string; slug: string | null } | null;
  order: { id: number; group_id: number; number: string } | null;
  sent_at: string;
  is_retracted: boolean;
  /** Whether the reader may still retract it. */
  can_retract: boolean;
}

/** A store as its conversations show it. */
export interface ConversationVendor {
  id: number;
  slug: string;
  name: string;
  logo: Picture | null;
}

/** What a customer and a store have to say to each other, as one of them or an operator sees it. */
export interface Conversation {
  id: number;
  vendor: ConversationVendor;
  /** Without a name once the account is gone. */
  customer: { id: number; name: string | null };
  /** Messages of the other side that the reader's has not read. */
  unread: number;
  /** Up to which message the other side has read; 0 for none. */
  read_id: number;
  /** Whether an operator has closed it. */
  is_closed: boolean;
  /** Whether the reader can write in it now. */
  can_write: boolean;
  last: Pick<ConversationMessage, 'id' | 'author' | 'body' | 'sent_at' | 'is_retracted'> & {
    has_picture: boolean;
  };
}

/** Conversations, those with the youngest message first; `before` the last one's `last.id` come the next. */
export interface ConversationList {
  conversations: Conversation[];
  has_more: boolean;
}

/** One conversation's messages, newest first; `before` the last one's id come the next. */
export interface ConversationPage {
  /** Absent while the customer has not written to the store yet. */
  conversation: Conversation | null;
  vendor: ConversationVendor;
  messages: ConversationMessage[];
  has_more: boolean;
}

/** `GET web/fetch_message`: the customer's conversations, or the messages of the one that is named. */
export interface FetchMessages {
  conversation_id?: number;
  vendor_id?: number;
  /** Id of a message, before which older ones are wanted. */
  before?: number;
}

/**
 * `POST web/store_message`: to a store or in a conversation. Sent as a form (multipart/form-data) it may carry a file
 * in `picture`; with an `Idempotency-Key` header a repeat writes nothing and answers with what was written.
 */
export interface StoreMessage {
  conversation_id?: number | null;
  vendor_id?: number | null;
  product_id?: number | null;
  order_id?: number | null;
  /** May be left out where there is a picture. */
  message?: string | null;
}

/** `POST vendor/storeMessage`: in a conversation, or to the customer who placed an order. */
export type StoreVendorMessage = Pick<StoreMessage, 'conversation_id' | 'order_id' | 'message'>;

/** Answer of `store_message` and `storeMessage`. */
export interface StoredMessage {
  conversation_id: number;
  message: ConversationMessage;
}

/** `POST web/read_messages` and `vendor/readMessages`: all up to a message have been read. */
export interface ReadMessages {
  conversation_id: number;
  message_id: number;
}

/** Events of conversations on `customer.<id>` and `vendor.<id>`. */
export interface LiveMessage {
  conversation_id: number;
  message_id: number;
  author: MessageAuthor;
}
