import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import type { SandboxCharge } from './sandbox-charge.entity';
import { SandboxCharges } from './sandbox-charges';
import { SandboxMessages } from './sandbox-messages';

/** What a tester can choose on the sandbox's page; the last two on its page of the bank. */
export const OUTCOMES = [
  'pay',
  'decline',
  'challenge',
  'delay',
  'duplicate',
  'reorder',
  'refuse_refund',
  'cancel',
  'confirm',
  'reject',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const finishCharge = defineJob<{ charge_id: string }>('payments.finish-sandbox-charge');

/** Milliseconds that a delayed payment takes, and between messages that arrive in the wrong order. */
const DELAY = 10_000;
const BETWEEN = 2_000;
const REPEATS = 3;

/** Lets a charge of the sandbox take the chosen course and sends its webhooks. */
@Injectable()
export class ChooseOutcome {
  constructor(
    private readonly database: Database,
    private readonly charges: SandboxCharges,
    private readonly messages: SandboxMessages,
    private readonly queue: JobQueue,
  ) {}

  /** Returns where the buyer goes next: on to the bank's page, or back to the shop. */
  async execute(charge: SandboxCharge, name: string): Promise<string> {
    const outcome = OUTCOMES.find((one) => one === name);
    if (!outcome) throw Failure.notFound('page');
    if (outcome === 'cancel') return charge.cancel_url;
    if (outcome === 'challenge') {
      await this.charges.move(charge, ['open'], 'challenged');
      return `/backend/sandbox/${charge.charge_id}`;
    }
    await this.database.tx(() => this.choose(charge, outcome));
    return charge.return_url;
  }

  private async choose(
    charge: SandboxCharge,
    outcome: Exclude<Outcome, 'cancel' | 'challenge'>,
  ): Promise<void> {
    if (outcome === 'decline' || outcome === 'reject') {
      const failure = outcome === 'decline' ? 'declined' : 'authentication_failed';
      if (await this.charges.move(charge, ['open', 'challenged'], 'failed', { failure }))
        await this.messages.send({ ...charge, failure }, 'charge.failed');
      return;
    }
    if (outcome === 'delay') {
      if (await this.charges.move(charge, ['open'], 'processing'))
        await this.queue.enqueue(finishCharge, { charge_id: charge.charge_id }, { delay: DELAY });
      return;
    }
    const values = outcome === 'refuse_refund' ? { refused_refunds: 1 } : {};
    if (!(await this.take(charge, values))) return;
    if (outcome === 'reorder') {
      await this.messages.send(charge, typeOf(charge));
      await this.messages.send(charge, 'charge.authorized', { delay: BETWEEN });
    } else await this.messages.send(charge, typeOf(charge), { times: outcome === 'duplicate' ? REPEATS : 1 });
  }

  /** Ends a delayed payment; the shop learns of it by the webhook only. */
  @Processes(finishCharge)
  async finish({ charge_id }: { charge_id: string }): Promise<void> {
    await this.database.tx(async () => {
      const charge = await this.charges.find(charge_id);
      if (charge && (await this.take(charge))) await this.messages.send(charge, typeOf(charge));
    });
  }

  /** Authorizes or captures a charge, once. */
  private async take(charge: SandboxCharge, values: Partial<SandboxCharge> = {}): Promise<boolean> {
    const { amount, request_key, capture_method } = charge;
    const to = capture_method === 'manual' ? 'authorized' : 'captured';
    if (!(await this.charges.move(charge, ['open', 'challenged', 'processing'], to, values))) return false;
    if (to === 'captured') await this.charges.transfer(charge, 'capture', amount, request_key);
    return true;
  }
}

const typeOf = ({ capture_method }: SandboxCharge) =>
  capture_method === 'manual' ? 'charge.authorized' : 'charge.captured';
