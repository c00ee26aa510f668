import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg } from '../../../kernel/translation';
import { Conversation } from './conversation.entity';
import { LiveConversations } from './live-conversations';
import { MessagePictures } from './message-pictures';
import { Message } from './message.entity';
import { canRetract, RETRACTABLE_MINUTES } from './retraction';
import { ownOf, sideOf } from './side';

/** Retracts the actor's own recent message: text, picture and references are erased for both sides. */
@Injectable()
export class RetractMessage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pictures: MessagePictures,
    private readonly live: LiveConversations,
  ) {}

  /** Idempotent. @throws Failure 404 if not the actor's own, 409 `too_late` */
  async execute(message_id: number, actor: Actor): Promise<{ id: number }> {
    const side = sideOf(actor);
    if (!side) throw Failure.forbidden();
    const message = await this.database.em.findOneBy(Message, { id: message_id, author: side });
    const where = message && combineConditions({ id: message.conversation_id }, ownOf(actor));
    const conversation = where && (await this.database.em.findOne(Conversation, { where }));
    if (!message || !conversation) throw Failure.notFound('message');
    if (message.retracted_at) return { id: message_id };
    const retracted_at = this.clock.now();
    if (!canRetract(message, retracted_at))
      throw Failure.conflict(
        'too_late',
        msg`A message can be withdrawn within ${RETRACTABLE_MINUTES} minutes only.`,
      );
    await this.database.tx(async (em) => {
      const emptied = { body: '', media_id: null, product_id: null, order_id: null, retracted_at };
      const { affected } = await em.update(Message, { id: message_id, retracted_at: IsNull() }, emptied);
      if (affected) this.live.emit('message.retracted', conversation, side, message_id);
    });
    await this.pictures.removeUnused(message.media_id, actor);
    return { id: message_id };
  }
}
