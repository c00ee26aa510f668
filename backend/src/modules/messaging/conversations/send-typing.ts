import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { Conversations } from './conversations';
import { LiveConversations } from './live-conversations';
import { sideOf } from './side';

/** Shows the other side that the actor is typing; nothing is stored. */
@Injectable()
export class SendTyping {
  constructor(
    private readonly conversations: Conversations,
    private readonly live: LiveConversations,
  ) {}

  /** @throws Failure 404 if not the actor's own conversation */
  async execute(conversation_id: number, actor: Actor): Promise<void> {
    const side = sideOf(actor);
    if (!side) throw Failure.forbidden();
    const conversation = await this.conversations.getOrThrow(conversation_id, actor);
    if (!conversation.closed_at) this.live.emit('message.typing', conversation, side);
  }
}
