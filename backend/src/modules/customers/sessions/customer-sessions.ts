import { Injectable } from '@nestjs/common';
import type { CustomerSession } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Sessions } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { deviceOf } from './device';

/** Where a customer is signed in; any of it can be ended from here. */
@Injectable()
export class CustomerSessions {
  constructor(private readonly sessions: Sessions) {}

  /** This one first, then the latest used. */
  async list({ id, session_id }: Actor): Promise<CustomerSession[]> {
    const live = await this.sessions.live('customer', id);
    const shown = live.map((session) => ({
      id: session.id,
      ...deviceOf(session.user_agent),
      signed_in_at: session.created_at.toISOString(),
      last_seen_at: (session.last_seen_at ?? session.created_at).toISOString(),
      is_current: session.id === session_id,
    }));
    return shown.sort((one, other) => Number(other.is_current) - Number(one.is_current));
  }

  /** @throws Failure 404 for a session that is somebody else's or has ended */
  async end(id: number, actor: Actor): Promise<CustomerSession[]> {
    const live = await this.sessions.live('customer', actor.id);
    if (!live.some((session) => session.id === id)) throw Failure.notFound('session');
    await this.sessions.close(id);
    return this.list(actor);
  }

  async endOthers(actor: Actor): Promise<CustomerSession[]> {
    await this.sessions.closeAll('customer', actor.id, actor.session_id);
    return this.list(actor);
  }
}
