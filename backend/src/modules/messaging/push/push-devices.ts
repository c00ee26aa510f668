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

/** The session behind the device is valid and of the same customer; the parameter is the current time. */
const IS_LIVE = `EXISTS (SELECT 1 FROM sessions s WHERE s.id = push_tokens.session_id AND s.audience = 'customer'
  AND s.subject_id = push_tokens.customer_id AND s.revoked_at IS NULL AND s.expires_at > ?)`;

/** A push device of a customer. */
export type Device = Pick<PushToken, 'id' | 'token'>;

/** Push devices of customers, limited to those whose session is still valid. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All devices of a customer. */
  findByCustomer(customerId: number): Promise<Device[]> {
    const sql = `SELECT id, token FROM push_tokens WHERE customer_id = ? AND ${IS_LIVE}`;
    return this.database.em.query(sql, [customerId, this.now()]);
  }

  /** One device of a customer; null if deleted or now another customer's. */
  async one(id: number, customerId: number): Promise<Device | null> {
    const sql = `SELECT id, token FROM push_tokens WHERE id = ? AND customer_id = ? AND ${IS_LIVE}`;
    const [device] = (await this.database.em.query(sql, [id, customerId, this.now()])) as Device[];
    return device ?? null;
  }

  /** Whether the current session's device is registered. */
  async findBySession({ session_id, id }: Actor): Promise<PushDevice> {
    const registered = await this.database.em.existsBy(PushToken, { session_id, customer_id: id });
    return { customer_id: id, registered };
  }

  /** Deletes the current session's device. */
  async remove({ session_id, id }: Actor): Promise<PushDevice> {
    await this.database.tx((em) => em.delete(PushToken, { session_id, customer_id: id }));
    return { customer_id: id, registered: false };
  }

  /** Deletes a device that its push service reports as unknown. */
  async forget(id: number): Promise<void> {
    await this.database.tx((em) => em.delete(PushToken, { id }));
  }

  @Handles(sessionsRevoked, 'push')
  async revoked({ audience, subject_id }: { audience: string; subject_id: number }): Promise<void> {
    if (audience !== 'customer') return;
    const sql = `DELETE FROM push_tokens WHERE customer_id = ? AND NOT ${IS_LIVE}`;
    await this.database.tx((em) => em.query(sql, [subject_id, this.now()]));
  }

  /** Sessions also expire without an event. */
  @Every(SWEEP, DAY)
  async deleteRevoked(): Promise<void> {
    const sql = `DELETE FROM push_tokens WHERE NOT ${IS_LIVE}`;
    await this.database.tx((em) => em.query(sql, [this.now()]));
  }

  private now(): string {
    return asSqlMoment(this.clock.now());
  }
}
