import { Injectable } from '@nestjs/common';
import type {
  LiveRiderMessage,
  RiderMessageRow,
  StoreOwnRiderMessage,
  StoreRiderMessage,
} from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { combineConditions, Database, makeOnce } from '../../../kernel/database';
import { Failure, IsFilled, IsId, IsRequestKey } from '../../../kernel/http';
import { Realtime } from '../../../kernel/realtime';
import { Rider } from '../../riders';
import { inboxOf } from './inbox-of';
import type { ChatAuthor } from './rider-thread.entity';
import { RiderMessage, RiderThread } from './rider-thread.entity';

const PREVIEW = 200;

/** Body of `storeRiderMessage`. */
export class StoreRiderMessageInput implements StoreRiderMessage {
  @IsId()
  rider_id!: number;

  @IsFilled(2000)
  body!: string;

  @IsRequestKey()
  request_key?: string;
}

/** Body of `rider/storeMessage`. */
export class StoreOwnMessageInput implements StoreOwnRiderMessage {
  @IsFilled(2000)
  body!: string;

  @IsRequestKey()
  request_key?: string;
}

interface MessageContent {
  author: ChatAuthor;
  author_name: string;
  body: string;
  request_key: string | null;
}

/** New value of the unread counter: 0, as replying counts as reading, or an SQL expression. */
type Unread = 0 | (() => string);

/** Stores messages between riders and inboxes, once per request key, and emits them to the inbox in real time. */
@Injectable()
export class WriteRiderMessage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /** From the actor's inbox. @throws Failure 422 on `rider_id` if the rider is outside of the inbox */
  async fromInbox(sent: StoreRiderMessage, actor: Actor): Promise<RiderMessageRow> {
    const { rider_id, body, request_key = null } = sent;
    const { name, bounds } = inboxOf(actor);
    const content = { author: 'desk', author_name: actor.name, body, request_key } as const;
    return this.once(rider_id, name, content, async (em) => {
      if (!(await em.exists(Rider, { where: combineConditions({ id: rider_id }, bounds) })))
        throw Failure.field('rider_id', 'There is no such rider.');
      return this.write(em, rider_id, name, content, 0);
    });
  }

  /** From a rider to the inbox of the employer: the vendor, or the operators for platform riders. */
  async fromRider(rider_id: number, sent: StoreOwnRiderMessage): Promise<RiderMessageRow> {
    const { body, request_key = null } = sent;
    const rider = await this.database.em.findOne(Rider, { where: { id: rider_id } });
    if (!rider) throw Failure.notFound('rider');
    const content = { author: 'rider', author_name: rider.name, body, request_key } as const;
    const inbox = homeInbox(rider);
    return this.once(rider_id, inbox, content, (em) =>
      this.write(em, rider_id, inbox, content, () => 'unread + 1'),
    );
  }

  /** From the shop itself, in the inbox of the rider's employer; its unread messages stay unread. */
  async fromShop(rider: Pick<Rider, 'id' | 'vendor_id'>, author_name: string, body: string): Promise<void> {
    const content = { author: 'desk', author_name, body, request_key: null } as const;
    await this.database.tx((em) => this.write(em, rider.id, homeInbox(rider), content, () => 'unread'));
  }

  /** The message of an earlier or simultaneous request with the same key, or a new one. */
  private once(
    rider_id: number,
    inbox: string,
    { author, request_key }: MessageContent,
    write: (em: EntityManager) => Promise<RiderMessageRow>,
  ): Promise<RiderMessageRow> {
    const find = async (): Promise<RiderMessageRow | null> => {
      if (request_key === null) return null;
      const where = { thread: { rider_id, desk: inbox }, author, request_key };
      const former = await this.database.em.findOne(RiderMessage, { where });
      return former && messageRow(former);
    };
    return makeOnce(find, () => this.database.tx(write));
  }

  private async write(
    em: EntityManager,
    rider_id: number,
    inbox: string,
    content: MessageContent,
    unread: Unread,
  ): Promise<RiderMessageRow> {
    const now = this.clock.now();
    const body = content.body.trim();
    const thread_id = await this.thread(em, rider_id, inbox, { ...content, body }, unread);
    const row = { ...content, body, thread_id, created_at: now };
    const { identifiers } = await em.insert(RiderMessage, row);
    const message = messageRow({ ...row, id: Number(identifiers[0]?.id) });
    const live: LiveRiderMessage = { rider_id, message };
    this.database.afterCommit(() => this.realtime.emit(inbox, 'rider.message', live, 'rider_messages.read'));
    return message;
  }

  /** Upserts the thread with its last message; returns its id. */
  private async thread(
    em: EntityManager,
    rider_id: number,
    inbox: string,
    content: MessageContent,
    unread: Unread,
  ): Promise<number> {
    const now = this.clock.now();
    const last = {
      last_body: content.body.slice(0, PREVIEW),
      last_author: content.author,
      last_at: now,
      updated_at: now,
    };
    const fresh = { rider_id, desk: inbox, unread: 0, created_at: now, ...last };
    await em.createQueryBuilder().insert().into(RiderThread).values(fresh).orIgnore().execute();
    await em.update(RiderThread, { rider_id, desk: inbox }, { ...last, unread });
    return (await em.findOneOrFail(RiderThread, { where: { rider_id, desk: inbox }, select: { id: true } }))
      .id;
  }
}

function messageRow(message: Omit<RiderMessage, 'thread'>): RiderMessageRow {
  const { id, author, author_name, body, created_at } = message;
  return { id, author, author_name, body, sent_at: created_at.toISOString() };
}

function homeInbox({ vendor_id }: Pick<Rider, 'vendor_id'>): string {
  return vendor_id ? `vendor.${vendor_id}` : 'admin';
}
