import { Injectable } from '@nestjs/common';
import type { ConversationList, ConversationPage, FetchMessages } from '@stoa/contracts';
import { LessThan, MoreThan } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { VendorReader } from '../../vendors';
import { Conversation } from './conversation.entity';
import { ConversationView } from './conversation-view';
import { Message } from './message.entity';
import { MessageView } from './message-view';
import { ownOf } from './side';

/** Page size of conversations and of messages. */
const PAGE = 50;

/** Reads the actor's own conversations, or all of them for operators. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly conversations: ConversationView,
    private readonly messages: MessageView,
    private readonly stores: VendorReader,
  ) {}

  /** `GET web/fetch_message`: the list, or one conversation if the query has its id or its store's. */
  async fetch(
    query: FetchMessages,
    actor: Actor,
    language: string,
  ): Promise<ConversationList | ConversationPage> {
    const { conversation_id, vendor_id, before } = query;
    if (conversation_id) return this.one(conversation_id, before, actor, language);
    return vendor_id
      ? this.withVendor(vendor_id, before, actor, language)
      : this.list(before, actor, language);
  }

  async list(before: number | undefined, actor: Actor, language: string): Promise<ConversationList> {
    const last_id = before ? LessThan(before) : MoreThan(0);
    const rows = await this.database.em.find(Conversation, {
      where: combineConditions({ last_id: MoreThan(0) }, { ...ownOf(actor), last_id }),
      order: { last_id: 'DESC' },
      take: PAGE + 1,
    });
    const conversations = await this.conversations.present(rows.slice(0, PAGE), actor, language);
    return { conversations, has_more: rows.length > PAGE };
  }

  /** @throws Failure 404 if missing or not the actor's own */
  async one(
    id: number,
    before: number | undefined,
    actor: Actor,
    language: string,
  ): Promise<ConversationPage> {
    return this.page(await this.getOrThrow(id, actor), before, actor, language);
  }

  /** Loads a conversation of the actor. @throws Failure 404 if missing or not the actor's own */
  async getOrThrow(id: number, actor: Actor): Promise<Conversation> {
    const where = combineConditions({ id }, ownOf(actor));
    const row = await this.database.em.findOne(Conversation, { where });
    if (!row) throw Failure.notFound('conversation');
    return row;
  }

  private async withVendor(
    vendor_id: number,
    before: number | undefined,
    actor: Actor,
    language: string,
  ): Promise<ConversationPage> {
    const where = { ...ownOf(actor), vendor_id, last_id: MoreThan(0) };
    const row = await this.database.em.findOne(Conversation, { where });
    if (row) return this.page(row, before, actor, language);
    if (!(await this.stores.isShown(vendor_id))) throw Failure.notFound('store');
    const vendor = await this.conversations.vendor(vendor_id, language);
    return { conversation: null, vendor, messages: [], has_more: false };
  }

  private async page(
    row: Conversation,
    before: number | undefined,
    actor: Actor,
    language: string,
  ): Promise<ConversationPage> {
    const rows = await this.database.em.find(Message, {
      where: { conversation_id: row.id, ...(before && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const [messages, [conversation = null], vendor] = await Promise.all([
      this.messages.present(rows.slice(0, PAGE), actor, language),
      this.conversations.present([row], actor, language),
      this.conversations.vendor(row.vendor_id, language),
    ]);
    return { conversation, vendor, messages, has_more: rows.length > PAGE };
  }
}
