import { Injectable } from '@nestjs/common';
import type { CustomerSession } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Sessions } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { deviceOf } from './device';

/** Lists and ends the customer's active sessions. */
@Injectable()
export class CustomerSessions {
  constructor(private readonly sessions: Sessions) {}

  /** The current session first, then the most recently used. */
  async list({ id, session_id }: Actor): Promise<CustomerSession[]> {
    const live = await this.sessions.listActive('customer', id);
    const shown = live.map((session) => ({
      id: session.id,
      ...deviceOf(session.user_agent),
      signed_in_at: session.created_at.toISOString(),
      last_seen_at: (session.last_seen_at ?? session.created_at).toISOString(),
      is_current: session.id === session_id,
    }));
    return shown.sort((one, other) => Number(other.is_current) - Number(one.is_current));
  }

  /** @throws Failure 404 for another customer's or an ended session */
  async end(id: number, actor: Actor): Promise<CustomerSession[]> {
    const live = await this.sessions.listActive('customer', actor.id);
    if (!live.some((session) => session.id === id)) throw Failure.notFound('session');
    await this.sessions.close(id);
    return this.list(actor);
  }

  async endOthers(actor: Actor): Promise<CustomerSession[]> {
    await this.sessions.closeAll('customer', actor.id, actor.session_id);
    return this.list(actor);
  }
}
