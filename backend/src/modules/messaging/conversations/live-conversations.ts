import { Injectable } from '@nestjs/common';
import type { LiveMessage, MessageAuthor } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Realtime } from '../../../kernel/realtime';
import type { Conversation } from './conversation.entity';

/** Realtime events, emitted after commit. Without texts: clients fetch messages under their own session. */
export type ConversationEvent =
  'message.sent' | 'message.read' | 'message.typing' | 'message.retracted' | 'conversation.closed';

type Sides = Pick<Conversation, 'id' | 'customer_id' | 'vendor_id'>;

/** Emits conversation events to the customer's open pages and the store's open consoles. */
@Injectable()
export class LiveConversations {
  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  /** `author` is the side that wrote, read or is typing. */
  emit(
    event: ConversationEvent,
    { id, customer_id, vendor_id }: Sides,
    author: MessageAuthor,
    message_id = 0,
  ): void {
    const live: LiveMessage = { conversation_id: id, message_id, author };
    this.database.afterCommit(() => {
      this.realtime.emit(`customer.${customer_id}`, event, live);
      this.realtime.emit(`vendor.${vendor_id}`, event, live, 'conversations.read');
    });
  }
}
