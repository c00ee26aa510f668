import { Injectable } from '@nestjs/common';
import type { LiveMessage, MessageAuthor } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Realtime } from '../../../kernel/realtime';
import type { Conversation } from './conversation.entity';

/** What both sides hear of the moment it is durable; texts are not among it, they are read under one's own session. */
export type ConversationEvent =
  'message.sent' | 'message.read' | 'message.typing' | 'message.retracted' | 'conversation.closed';

type Sides = Pick<Conversation, 'id' | 'customer_id' | 'vendor_id'>;

/** Tells the open pages of a customer and the open consoles of a store what happens in their conversation. */
@Injectable()
export class LiveConversations {
  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  /** `author` is who wrote, read or types. */
  tell(
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
