import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { isSubscription, PushEndpoints, readSubscription } from '../../../kernel/push';
import { PushToken } from './push-token.entity';

/** Devices per customer; the longest not updated are deleted first. */
const MAX = 20;

/** Registers the session's device for the signed-in customer, replacing its former customer. */
@Injectable()
export class StorePushToken {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly endpoints: PushEndpoints,
  ) {}

  /** @throws Failure 422 on `token` if it is not a valid subscription or its endpoint is not permitted */
  async execute(trimmed: string, { id: customer_id, session_id }: Actor): Promise<void> {
    const { token, identity } = this.read(trimmed);
    const now = this.clock.now();
    const token_hash = createHash('sha256').update(identity).digest('hex');
    const row = { customer_id, session_id, token_hash, token, created_at: now, updated_at: now };
    await this.database.tx(async (em) => {
      await em.upsert(PushToken, row, ['token_hash']);
      if (isSubscription(token)) await this.dropFormer(em, row);
      const latest = { where: { customer_id }, order: { updated_at: 'DESC', id: 'DESC' } } as const;
      await this.drop(em, await em.find(PushToken, { ...latest, skip: MAX, take: MAX }));
    });
  }

  private read(token: string): { token: string; identity: string } {
    if (!isSubscription(token)) return { token: token, identity: token };
    const subscription = readSubscription(token);
    if (!subscription) throw Failure.field('token', 'is not a push subscription');
    const { endpoint } = subscription;
    if (!this.endpoints.isAllowed(endpoint))
      throw Failure.field('token', 'must name a push service at a public https address');
    return { token: JSON.stringify(subscription), identity: endpoint };
  }

  /** One subscription per session (browser): a renewed one replaces the former. */
  private async dropFormer(
    em: EntityManager,
    { session_id, token_hash }: Pick<PushToken, 'session_id' | 'token_hash'>,
  ): Promise<void> {
    const rows = await em.find(PushToken, { where: { session_id } });
    await this.drop(
      em,
      rows.filter((row) => row.token_hash !== token_hash && isSubscription(row.token)),
    );
  }

  private async drop(em: EntityManager, rows: readonly PushToken[]): Promise<void> {
    if (rows.length > 0) await em.delete(PushToken, { id: In(rows.map(({ id }) => id)) });
  }
}
