import { Injectable } from '@nestjs/common';
import type { PushDevice } from '@stoa/contracts';
import { type Actor, sessionsRevoked } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { defineJob, Every } from '../../../kernel/queue';
import { PushToken } from './push-token.entity';

const SWEEP = defineJob<object>('push.sweep');
const DAY = 86_400_000;

/** The session that brought the device lasts, and is still that customer's; the parameter is the present moment. */
const IS_LIVE = `EXISTS (SELECT 1 FROM sessions s WHERE s.id = push_tokens.session_id AND s.audience = 'customer'
  AND s.subject_id = push_tokens.customer_id AND s.revoked_at IS NULL AND s.expires_at > ?)`;

/** One device with its customer. */
export type Device = Pick<PushToken, 'id' | 'token'>;

/** Devices that messages may go to: those whose session lasts, and no others. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Those of a customer. */
  of(customerId: number): Promise<Device[]> {
    const sql = `SELECT id, token FROM push_tokens WHERE customer_id = ? AND ${IS_LIVE}`;
    return this.database.em.query(sql, [customerId, this.now()]);
  }

  /** One of a customer's; null when it is gone or another customer's by now. */
  async one(id: number, customerId: number): Promise<Device | null> {
    const sql = `SELECT id, token FROM push_tokens WHERE id = ? AND customer_id = ? AND ${IS_LIVE}`;
    const [found] = (await this.database.em.query(sql, [id, customerId, this.now()])) as Device[];
    return found ?? null;
  }

  /** Whether the session's own device is among them. */
  async ofSession({ session_id, id }: Actor): Promise<PushDevice> {
    const registered = await this.database.em.existsBy(PushToken, { session_id, customer_id: id });
    return { customer_id: id, registered };
  }

  /** Takes the session's own device away. */
  async remove({ session_id, id }: Actor): Promise<PushDevice> {
    await this.database.tx((em) => em.delete(PushToken, { session_id, customer_id: id }));
    return { customer_id: id, registered: false };
  }

  /** Takes one away that its push service does not know any more. */
  async forget(id: number): Promise<void> {
    await this.database.tx((em) => em.delete(PushToken, { id }));
  }

  @Handles(sessionsRevoked, 'push')
  async revoked({ audience, subject_id }: { audience: string; subject_id: number }): Promise<void> {
    if (audience !== 'customer') return;
    const sql = `DELETE FROM push_tokens WHERE customer_id = ? AND NOT ${IS_LIVE}`;
    await this.database.tx((em) => em.query(sql, [subject_id, this.now()]));
  }

  /** Sessions also end by themselves. */
  @Every(SWEEP, DAY)
  async sweep(): Promise<void> {
    const sql = `DELETE FROM push_tokens WHERE NOT ${IS_LIVE}`;
    await this.database.tx((em) => em.query(sql, [this.now()]));
  }

  private now(): string {
    return asSqlMoment(this.clock.now());
  }
}
