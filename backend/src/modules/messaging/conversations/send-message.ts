import { Injectable } from '@nestjs/common';
import type { StoredMessage, StoreMessage } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { LessThan } from 'typeorm';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { requireRequestKey, Failure } from '../../../kernel/http';
import { Product } from '../../catalogue';
import { Order } from '../../ordering';
import { Conversation } from './conversation.entity';
import { LiveConversations } from './live-conversations';
import { readMessage, type SentMessage, StoreMessageInput, StoreVendorMessageInput } from './message-form';
import { MessagePictures } from './message-pictures';
import { MessageView } from './message-view';
import { Message } from './message.entity';
import { OpenConversation } from './open-conversation';
import { RemindOfMessages } from './remind-of-messages';
import { sideOf } from './side';

/** Stores a message of a customer or a store; idempotent by request key (specification §7.7). */
@Injectable()
export class SendMessage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly opening: OpenConversation,
    private readonly pictures: MessagePictures,
    private readonly view: MessageView,
    private readonly live: LiveConversations,
    private readonly reminders: RemindOfMessages,
  ) {}

  /** @throws Failure 404, 409, 422 as `OpenConversation`; 422 on a foreign `product_id` or `order_id` */
  async execute(request: FastifyRequest, caller: Caller): Promise<StoredMessage> {
    const isCustomer = caller.actor?.audience === 'customer';
    const named = request.headers['idempotency-key'];
    const key = named === undefined ? null : requireRequestKey(String(named));
    return this.store(
      await readMessage(request, isCustomer ? StoreMessageInput : StoreVendorMessageInput),
      key,
      caller,
    );
  }

  /** Stores a message that is already parsed and validated. */
  async store(sent: SentMessage, key: string | null, { actor, language }: Caller): Promise<StoredMessage> {
    if (!actor) throw Failure.unauthenticated();
    const conversation = await this.opening.execute(sent.input, actor);
    const row =
      (await this.findRepeated(conversation, key, actor)) ??
      (await this.write(conversation, sent, key, actor));
    const [message] = await this.view.present([row], actor, language);
    if (!message) throw Failure.notFound('message');
    return { conversation_id: conversation.id, message };
  }

  private async findRepeated(
    { id }: Conversation,
    request_key: string | null,
    actor: Actor,
  ): Promise<Message | null> {
    if (request_key === null) return null;
    const where = { conversation_id: id, author: authorOf(actor), request_key };
    return this.database.em.findOne(Message, { where });
  }

  private async write(
    conversation: Conversation,
    { input, picture }: SentMessage,
    key: string | null,
    actor: Actor,
  ): Promise<Message> {
    await this.refuseForeign(input, conversation);
    const media_id = picture ? await this.pictures.store(picture, actor) : null;
    try {
      return await this.insert(conversation, input, { media_id, request_key: key }, actor);
    } catch (error) {
      const twin = isDuplicate(error) ? await this.findRepeated(conversation, key, actor) : null;
      await this.pictures.removeUnused(media_id, actor);
      if (twin) return twin;
      throw error;
    }
  }

  private insert(
    conversation: Conversation,
    { message, product_id = null, order_id = null }: StoreMessage,
    rest: Pick<Message, 'media_id' | 'request_key'>,
    actor: Actor,
  ): Promise<Message> {
    const { id: conversation_id } = conversation;
    const [author, created_at] = [authorOf(actor), this.clock.now()];
    return this.database.tx(async (em) => {
      const content = { author, author_name: actor.name, body: message?.trim() ?? '', product_id, order_id };
      const row = { conversation_id, ...content, ...rest, retracted_at: null, created_at };
      const { identifiers } = await em.insert(Message, row);
      const id = Number(identifiers[0]?.id);
      const older = { id: conversation_id, last_id: LessThan(id) };
      await em.update(Conversation, older, { last_id: id, updated_at: created_at });
      await this.reminders.plan(conversation, author);
      this.live.emit('message.sent', conversation, author, id);
      return { ...row, id };
    });
  }

  /** The product must be the store's; the order the store's and the customer's. */
  private async refuseForeign({ product_id, order_id }: StoreMessage, about: Conversation): Promise<void> {
    const { customer_id, vendor_id } = about;
    if (product_id && !(await this.database.em.existsBy(Product, { id: product_id, vendor_id })))
      throw Failure.field('product_id', 'is not sold by this store');
    if (order_id && !(await this.database.em.existsBy(Order, { id: order_id, vendor_id, customer_id })))
      throw Failure.field('order_id', 'is not an order from this store');
  }
}

function authorOf(actor: Actor) {
  const side = sideOf(actor);
  if (!side) throw Failure.forbidden();
  return side;
}
