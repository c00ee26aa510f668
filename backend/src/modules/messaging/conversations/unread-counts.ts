import { Injectable } from '@nestjs/common';
import type { MessageAuthor } from '@stoa/contracts';
import { Database, placeholders } from '../../../kernel/database';
import type { OwnConversations } from './side';
import { otherSide } from './side';

/** Counts the unread messages of a side, from its read marks. */
@Injectable()
export class UnreadCounts {
  constructor(private readonly database: Database) {}

  /** Unread messages by conversation id; conversations without any are left out. */
  async count(ids: readonly number[], side: MessageAuthor): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const marks = placeholders(ids);
    const rows: { id: number; unread: number | string }[] = await this.database.em.query(
      `SELECT m.conversation_id AS id, COUNT(*) AS unread ${unreadOf(side)} AND c.id IN (${marks}) GROUP BY m.conversation_id`,
      [otherSide(side), ...ids],
    );
    return new Map(rows.map(({ id, unread }) => [Number(id), Number(unread)]));
  }

  /** Unread messages of all conversations of a customer or a store. */
  async total(own: OwnConversations, side: MessageAuthor): Promise<number> {
    const rows: { unread: number | string }[] = await this.database.em.query(
      `SELECT COUNT(*) AS unread ${unreadOf(side)} AND c.${side}_id = ?`,
      [otherSide(side), own[`${side}_id`] ?? 0],
    );
    return Number(rows[0]?.unread ?? 0);
  }
}

/** The first SQL parameter is the other side's name. */
const unreadOf = (side: MessageAuthor): string =>
  `FROM conversations c JOIN messages m ON m.conversation_id = c.id AND m.id > c.${side}_read_id
    WHERE m.author = ? AND m.retracted_at IS NULL`;
