import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Conversation } from './conversation.entity';
import { Conversations } from './conversations';
import { LiveConversations } from './live-conversations';

/** Lets operators close a conversation, and reopen it. */
@Injectable()
export class CloseConversation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly conversations: Conversations,
    private readonly live: LiveConversations,
  ) {}

  /** @throws Failure 404 if it does not exist */
  async execute(id: number, isClosed: boolean, actor: Actor): Promise<{ id: number; is_closed: boolean }> {
    const conversation = await this.conversations.getOrThrow(id, actor);
    const now = this.clock.now();
    await this.database.tx(async (em) => {
      await em.update(Conversation, { id }, { closed_at: isClosed ? now : null, updated_at: now });
      this.live.emit('conversation.closed', conversation, 'vendor');
    });
    return { id, is_closed: isClosed };
  }
}
