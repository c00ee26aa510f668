import type { Picture } from './picture';

/** Author of a message: the customer, or a person of the store. */
export type MessageAuthor = 'customer' | 'vendor';

/** One message of a conversation; a retracted one keeps its place but has no body. */
export interface ConversationMessage {
  id: number;
  author: MessageAuthor;
  /** The store's person who wrote it; only set for the consoles. */
  author_name: string | null;
  body: string;
  picture: Picture | null;
  /** The related product; without a slug while it is not published. */
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

/** A conversation of a customer with a store, as seen by one of them or an operator. */
export interface Conversation {
  id: number;
  vendor: ConversationVendor;
  /** Without a name once the account is deleted. */
  customer: { id: number; name: string | null };
  /** Number of messages that the reader's side has not read. */
  unread: number;
  /** Id of the last message read by the other side; 0 for none. */
  read_id: number;
  /** Whether an operator has closed it. */
  is_closed: boolean;
  /** Whether the reader can write in it now. */
  can_write: boolean;
  last: Pick<ConversationMessage, 'id' | 'author' | 'body' | 'sent_at' | 'is_retracted'> & {
    has_picture: boolean;
  };
}

/** Conversations, most recent message first; for the next page pass the last one's `last.id` as `before`. */
export interface ConversationList {
  conversations: Conversation[];
  has_more: boolean;
}

/** Messages of one conversation, newest first; for the next page pass the last one's id as `before`. */
export interface ConversationPage {
  /** Null while the customer has not written to the store yet. */
  conversation: Conversation | null;
  vendor: ConversationVendor;
  messages: ConversationMessage[];
  has_more: boolean;
}

/** `GET web/fetch_message`: the customer's conversations, or the messages of a given one. */
export interface FetchMessages {
  conversation_id?: number;
  vendor_id?: number;
  /** Message id; only older messages are returned. */
  before?: number;
}

/**
 * `POST web/store_message`: to a store or in a conversation. As multipart/form-data it may carry a file in
 * `picture`; with an `Idempotency-Key` header a repeat stores nothing and returns the stored message.
 */
export interface StoreMessage {
  conversation_id?: number | null;
  vendor_id?: number | null;
  product_id?: number | null;
  order_id?: number | null;
  /** Optional with a picture. */
  message?: string | null;
}

/** `POST vendor/storeMessage`: in a conversation, or to the customer who placed an order. */
export type StoreVendorMessage = Pick<StoreMessage, 'conversation_id' | 'order_id' | 'message'>;

/** Response of `store_message` and `storeMessage`. */
export interface StoredMessage {
  conversation_id: number;
  message: ConversationMessage;
}

/** `POST web/read_messages` and `vendor/readMessages`: marks all messages up to this one as read. */
export interface ReadMessages {
  conversation_id: number;
  message_id: number;
}

/** Realtime events of conversations on `customer.<id>` and `vendor.<id>`. */
export interface LiveMessage {
  conversation_id: number;
  message_id: number;
  author: MessageAuthor;
}
