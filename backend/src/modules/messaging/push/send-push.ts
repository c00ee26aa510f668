import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { PushMessage } from '../../../kernel/push';
import { PushTransport } from '../../../kernel/push';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import { type Device, PushDevices } from './push-devices';

/** One message to one device of the customer whom it is for. */
interface Delivery extends PushMessage {
  token_id: number;
  customer_id: number;
}

/** News that come hours late help nobody, so fewer attempts than for mails: about five minutes. */
const SEND = defineJob<Delivery>('push.send', { attempts: 6 });

/** Sends messages to the devices of one customer, each by a job of its own. */
@Injectable()
export class SendPush {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly transport: PushTransport,
    private readonly devices: PushDevices,
  ) {}

  /**
   * To the devices of the customer who asks, and to nobody else's.
   * @throws Failure 409 `push_not_set_up` or `no_device`
   */
  async toOneself(customerId: number, message: PushMessage): Promise<{ devices: number }> {
    const all = await this.devices.of(customerId);
    if (all.length === 0)
      throw Failure.conflict('no_device', 'None of your devices is registered for push messages yet.');
    const devices = await this.toDevices(all, customerId, message);
    if (devices === 0)
      throw Failure.conflict('push_not_set_up', 'Push messages are not set up in this shop.');
    return { devices };
  }

  /** How many devices it goes to. */
  async toCustomer(customerId: number, message: PushMessage): Promise<number> {
    return this.toDevices(await this.devices.of(customerId), customerId, message);
  }

  @Works(SEND)
  async deliver({ token_id, customer_id, ...message }: Delivery): Promise<void> {
    const device = await this.devices.one(token_id, customer_id);
    if (!device || (await this.transport.send(device.token, message))) return;
    await this.devices.forget(token_id);
  }

  private async toDevices(
    devices: readonly Device[],
    customer_id: number,
    message: PushMessage,
  ): Promise<number> {
    const reached = devices.filter(({ token }) => this.transport.reaches(token));
    await this.database.tx(async () => {
      for (const { id } of reached) await this.queue.enqueue(SEND, { ...message, token_id: id, customer_id });
    });
    return reached.length;
  }
}
