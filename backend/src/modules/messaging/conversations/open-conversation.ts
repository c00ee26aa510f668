import { Injectable } from '@nestjs/common';
import type { StoreMessage } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { owningTenant } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Customer } from '../../customers';
import { Order } from '../../ordering';
import { Vendor, VendorReader } from '../../vendors';
import { Conversation } from './conversation.entity';
import { Conversations } from './conversations';

type Both = Pick<Conversation, 'customer_id' | 'vendor_id'>;

/** Finds the conversation of a message, or creates it with the first message. */
@Injectable()
export class OpenConversation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly conversations: Conversations,
    private readonly stores: VendorReader,
  ) {}

  /**
   * @throws Failure 404 if not the actor's own or the store is hidden, 422 if the input names no
   * conversation, 409 `conversation_closed` or `unavailable` if messages can no longer be sent
   */
  async execute(input: StoreMessage, actor: Actor): Promise<Conversation> {
    if (input.conversation_id)
      return this.writable(await this.conversations.getOrThrow(input.conversation_id, actor));
    const both =
      actor.audience === 'customer' ? await this.withStore(input, actor) : await this.withBuyer(input, actor);
    return this.writable((await this.find(both)) ?? (await this.open(both)));
  }

  private async withStore({ vendor_id }: StoreMessage, { id }: Actor): Promise<Both> {
    if (!vendor_id) throw Failure.field('vendor_id', 'is required');
    if (!(await this.stores.isShown(vendor_id))) throw Failure.notFound('store');
    return { customer_id: id, vendor_id };
  }

  /** A store may start a conversation only with a customer who ordered from it. */
  private async withBuyer({ order_id }: StoreMessage, actor: Actor): Promise<Both> {
    const vendor_id = owningTenant(actor);
    if (!order_id || vendor_id === null) throw Failure.field('conversation_id', 'is required');
    const order = await this.database.em.findOne(Order, { where: { id: order_id, vendor_id } });
    if (!order) throw Failure.notFound('order');
    if (order.customer_id === null)
      throw Failure.field('order_id', 'was placed by a guest, who has no account to read messages in');
    return { customer_id: order.customer_id, vendor_id };
  }

  private async writable(row: Conversation): Promise<Conversation> {
    if (row.closed_at) throw Failure.conflict('conversation_closed', 'This conversation has been closed.');
    const { em } = this.database;
    const isThere =
      (await em.existsBy(Customer, { id: row.customer_id, status: 'active' })) &&
      (await em.existsBy(Vendor, { id: row.vendor_id, status: 'approved' }));
    if (!isThere)
      throw Failure.conflict('unavailable', 'Messages can no longer be sent in this conversation.');
    return row;
  }

  private find(both: Both): Promise<Conversation | null> {
    return this.database.em.findOne(Conversation, { where: both });
  }

  private async open(both: Both): Promise<Conversation> {
    const now = this.clock.now();
    await this.database
      .tx((em) => em.insert(Conversation, { ...both, created_at: now, updated_at: now }))
      .catch((error: unknown) => {
        // Concurrent requests of both sides, or of two tabs: use the one that was inserted first.
        if (!isDuplicate(error)) throw error;
      });
    return this.database.em.findOneOrFail(Conversation, { where: both });
  }
}
