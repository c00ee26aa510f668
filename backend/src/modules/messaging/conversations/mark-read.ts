import { Injectable } from '@nestjs/common';
import type { ReadMessages } from '@stoa/contracts';
import { LessThan } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Conversation } from './conversation.entity';
import { Conversations } from './conversations';
import { LiveConversations } from './live-conversations';
import { ownOf, sideOf } from './side';
import { UnreadCounts } from './unread-counts';

/** Advances the read mark of a side, never moves it back. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly database: Database,
    private readonly conversations: Conversations,
    private readonly live: LiveConversations,
    private readonly unread: UnreadCounts,
  ) {}

  /** Returns the unread count over all conversations. @throws Failure 404 if not the actor's own */
  async execute({ conversation_id, message_id }: ReadMessages, actor: Actor): Promise<{ unread: number }> {
    const side = sideOf(actor);
    if (!side) throw Failure.forbidden();
    const conversation = await this.conversations.getOrThrow(conversation_id, actor);
    // A mark beyond the newest message would count future messages as read.
    const mark = Math.min(message_id, conversation.last_id);
    const column = `${side}_read_id` as const;
    await this.database.tx(async (em) => {
      const earlier = { id: conversation_id, [column]: LessThan(mark) };
      const { affected } = await em.update(Conversation, earlier, { [column]: mark });
      if (affected) this.live.emit('message.read', conversation, side, mark);
    });
    return { unread: await this.unread.total(ownOf(actor), side) };
  }
}
