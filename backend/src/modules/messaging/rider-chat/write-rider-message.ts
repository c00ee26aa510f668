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
import { combineConditions, Database } from '../../../kernel/database';
import { Failure, IsFilled, IsId } from '../../../kernel/http';
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
}

/** Body of `rider/storeMessage`. */
export class StoreOwnMessageInput implements StoreOwnRiderMessage {
  @IsFilled(2000)
  body!: string;
}

interface MessageContent {
  author: ChatAuthor;
  author_name: string;
  body: string;
}

/** New value of the unread counter: 0, as replying counts as reading, or an SQL expression. */
type Unread = 0 | (() => string);

/** Stores messages between riders and inboxes, and emits them to the inbox in real time. */
@Injectable()
export class WriteRiderMessage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /** From the actor's inbox. @throws Failure 422 on `rider_id` if the rider is outside of the inbox */
  async fromInbox({ rider_id, body }: StoreRiderMessage, actor: Actor): Promise<RiderMessageRow> {
    const { name, bounds } = inboxOf(actor);
    return this.database.tx(async (em) => {
      if (!(await em.exists(Rider, { where: combineConditions({ id: rider_id }, bounds) })))
        throw Failure.field('rider_id', 'There is no such rider.');
      return this.write(em, rider_id, name, { author: 'desk', author_name: actor.name, body }, 0);
    });
  }

  /** From a rider to the inbox of the employer: the vendor, or the operators for platform riders. */
  async fromRider(rider_id: number, body: string): Promise<RiderMessageRow> {
    return this.database.tx(async (em) => {
      const rider = await em.findOne(Rider, { where: { id: rider_id } });
      if (!rider) throw Failure.notFound('rider');
      const content = { author: 'rider', author_name: rider.name, body } as const;
      return this.write(em, rider_id, homeInbox(rider), content, () => 'unread + 1');
    });
  }

  /** From the shop itself, in the inbox of the rider's employer; its unread messages stay unread. */
  async fromShop(rider: Pick<Rider, 'id' | 'vendor_id'>, author_name: string, body: string): Promise<void> {
    const content = { author: 'desk', author_name, body } as const;
    await this.database.tx((em) => this.write(em, rider.id, homeInbox(rider), content, () => 'unread'));
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
    const message: RiderMessageRow = {
      id: Number(identifiers[0]?.id),
      author: content.author,
      author_name: content.author_name,
      body,
      sent_at: now.toISOString(),
    };
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

function homeInbox({ vendor_id }: Pick<Rider, 'vendor_id'>): string {
  return vendor_id ? `vendor.${vendor_id}` : 'admin';
}
