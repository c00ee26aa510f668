import { Injectable } from '@nestjs/common';
import type { ChatRider, RiderChat, RiderChatRow, RiderMessageRow } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Pictures } from '../../media';
import { Rider } from '../../riders';
import { inboxOf } from './inbox-of';
import { RiderMessage, RiderThread } from './rider-thread.entity';

/** Limits of the threads in a list and the messages in a chat; the newest are shown. */
const MAX_THREADS = 200;
const MAX_MESSAGES = 500;
/** Limit of the messages on a rider's phone. */
const MAX_OWN = 50;

/** Reads the rider messages of an inbox (specification §7.6). */
@Injectable()
export class RiderChats {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
  ) {}

  /** The inbox's threads, latest message first. */
  async list(actor: Actor): Promise<RiderChatRow[]> {
    const { name: inbox, bounds } = inboxOf(actor);
    const threads = await this.database.em.find(RiderThread, {
      where: { desk: inbox },
      order: { last_at: 'DESC', id: 'DESC' },
      take: MAX_THREADS,
    });
    const ids = threads.map((thread) => thread.rider_id);
    const riders = ids.length
      ? await this.database.em.find(Rider, { where: combineConditions({ id: In(ids) }, bounds) })
      : [];
    const shown = new Map((await this.shown(riders)).map((rider) => [rider.id, rider]));
    return threads.flatMap(({ rider_id, unread, last_body, last_author, last_at }) => {
      const rider = shown.get(rider_id);
      const last = { body: last_body, author: last_author, sent_at: last_at.toISOString() };
      return rider ? [{ rider, unread, last }] : [];
    });
  }

  /** Messages with one rider, oldest first; marks the thread as read. */
  async one(rider_id: number, actor: Actor): Promise<RiderChat> {
    const { name: inbox, bounds } = inboxOf(actor);
    const rider = await this.database.em.findOne(Rider, {
      where: combineConditions({ id: rider_id }, bounds),
    });
    const [shown] = rider ? await this.shown([rider]) : [];
    if (!shown) throw Failure.notFound('rider');
    const thread = await this.database.em.findOne(RiderThread, { where: { rider_id, desk: inbox } });
    if (!thread) return { rider: shown, messages: [] };
    if (thread.unread > 0)
      await this.database.tx((em) => em.update(RiderThread, { id: thread.id }, { unread: 0 }));
    const rows = await this.database.em.find(RiderMessage, {
      where: { thread_id: thread.id },
      order: { id: 'DESC' },
      take: MAX_MESSAGES,
    });
    return { rider: shown, messages: rows.reverse().map(messageOf) };
  }

  /** What a rider and the people who write to them have said, oldest first. */
  async ofRider(rider_id: number): Promise<RiderMessageRow[]> {
    const rows = await this.database.em.find(RiderMessage, {
      where: { thread: { rider_id } },
      order: { id: 'DESC' },
      take: MAX_OWN,
    });
    return rows.reverse().map(messageOf);
  }

  private async shown(riders: Rider[]): Promise<ChatRider[]> {
    const pictures = await this.pictures.findByIds(riders.map((rider) => rider.avatar_id));
    return riders.map(({ id, name, phone, presence, status, avatar_id }) => ({
      id,
      name,
      phone,
      presence,
      status,
      avatar_url: pictures.get(avatar_id ?? 0)?.src ?? null,
    }));
  }
}

function messageOf({ id, author, author_name, body, created_at }: RiderMessage): RiderMessageRow {
  return { id, author, author_name, body, sent_at: created_at.toISOString() };
}
