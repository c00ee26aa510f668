import { createHmac, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { PaymentFailure } from '@stoa/contracts';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { SANDBOX_SIGNATURE, sign } from './sandbox-signature';
import type { SandboxCharge } from './sandbox-charge.entity';

/** What a sandbox's webhook says of a charge. */
export interface SandboxMessage {
  id: string;
  type: 'charge.authorized' | 'charge.captured' | 'charge.failed' | 'charge.cancelled';
  charge_id: string;
  attempt_id: number;
  amount: number;
  currency: string;
  failure: PaymentFailure | null;
}

const sendMessage = defineJob<SandboxMessage>('payments.send-sandbox-webhook');

/** Sends the sandbox's webhooks like a real gateway: signed, retried until they are accepted. */
@Injectable()
export class SandboxMessages {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  /** The key that signs them, known to this installation only. */
  get secret(): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update('sandbox-webhooks').digest('hex');
  }

  /** Queues a message about a charge, in the caller's transaction if there is one. */
  async send(
    { charge_id, attempt_id, amount, currency, failure }: SandboxCharge,
    type: SandboxMessage['type'],
    { delay = 0, times = 1 }: { delay?: number; times?: number } = {},
  ): Promise<void> {
    const message = { id: `evt_${randomUUID()}`, type, charge_id, attempt_id, amount, currency, failure };
    await this.database.tx(async () => {
      for (let n = 0; n < times; n++) await this.queue.enqueue(sendMessage, message, { delay });
    });
  }

  /** Calls the webhook's real address; a refusal is tried again by the queue. */
  @Processes(sendMessage)
  async deliver(message: SandboxMessage): Promise<void> {
    const body = JSON.stringify(message);
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await server.inject({
      method: 'POST',
      url: '/backend/api/web/payments/webhooks/sandbox',
      headers: {
        'content-type': 'application/json',
        [SANDBOX_SIGNATURE]: sign(this.secret, body, this.clock.now()),
      },
      payload: body,
    });
    if (answer.statusCode >= 300) throw new Error(`The webhook was answered with ${answer.statusCode}`);
  }
}
