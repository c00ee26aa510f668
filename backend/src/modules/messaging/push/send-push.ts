import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { PushMessage } from '../../../kernel/push';
import { PushTransport } from '../../../kernel/push';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { type Device, PushDevices } from './push-devices';

/** Job data: one message for one device of a customer. */
interface Delivery extends PushMessage {
  token_id: number;
  customer_id: number;
}

/** Late notifications are useless, so fewer attempts than for e-mails: about five minutes. */
const SEND = defineJob<Delivery>('push.send', { attempts: 6 });

/** Sends messages to a customer's devices, one job per device. */
@Injectable()
export class SendPush {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly transport: PushTransport,
    private readonly devices: PushDevices,
  ) {}

  /**
   * To the devices of the requesting customer only.
   * @throws Failure 409 `push_not_set_up` or `no_device`
   */
  async toOneself(customerId: number, message: PushMessage): Promise<{ devices: number }> {
    const all = await this.devices.findByCustomer(customerId);
    if (all.length === 0)
      throw Failure.conflict('no_device', 'None of your devices is registered for push messages yet.');
    const devices = await this.toDevices(all, customerId, message);
    if (devices === 0)
      throw Failure.conflict('push_not_set_up', 'Push messages are not set up in this shop.');
    return { devices };
  }

  /** Returns the number of devices it is sent to. */
  async toCustomer(customerId: number, message: PushMessage): Promise<number> {
    return this.toDevices(await this.devices.findByCustomer(customerId), customerId, message);
  }

  @Processes(SEND)
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
    const reached = devices.filter(({ token }) => this.transport.supports(token));
    const sent = { ...message, id: randomUUID().replaceAll('-', ''), customer_id };
    await this.database.tx(async () => {
      for (const { id } of reached) await this.queue.enqueue(SEND, { ...sent, token_id: id });
    });
    return reached.length;
  }
}
