import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { PushMessage } from '../../../kernel/push';
import { PushTransport } from '../../../kernel/push';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import { PushToken } from './push-token.entity';

const SEND = defineJob<PushMessage & { token_id: number }>('push.send');

/** Devices of a customer whose session lasts. */
const LIVE = `SELECT t.id FROM push_tokens t JOIN sessions s ON s.id = t.session_id
  WHERE t.customer_id = ? AND s.revoked_at IS NULL AND s.subject_id = t.customer_id`;

/** Sends messages to the devices of one customer, each by a job of its own. */
@Injectable()
export class SendPush {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly transport: PushTransport,
  ) {}

  /**
   * To the devices of the customer who asks, and to nobody else's.
   * @throws Failure 409 `push_not_set_up` or `no_device`
   */
  async toOneself(customerId: number, message: PushMessage): Promise<{ devices: number }> {
    if (!this.transport.isSetUp)
      throw Failure.conflict('push_not_set_up', 'Push messages are not set up in this shop.');
    const devices = await this.toCustomer(customerId, message);
    if (devices === 0)
      throw Failure.conflict('no_device', 'None of your devices is registered for push messages yet.');
    return { devices };
  }

  /** How many devices it goes to; none where the shop can't push. */
  async toCustomer(customerId: number, message: PushMessage): Promise<number> {
    if (!this.transport.isSetUp) return 0;
    return this.database.tx(async (em) => {
      const rows: { id: number }[] = await em.query(LIVE, [customerId]);
      for (const { id } of rows) await this.queue.enqueue(SEND, { ...message, token_id: id });
      return rows.length;
    });
  }

  @Works(SEND)
  async deliver({ token_id, ...message }: PushMessage & { token_id: number }): Promise<void> {
    const row = await this.database.em.findOne(PushToken, { where: { id: token_id } });
    if (!row || (await this.transport.send(row.token, message))) return;
    await this.database.tx((em) => em.delete(PushToken, { id: token_id }));
  }
}
