import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Failure } from '../../../kernel/http';
import {
  type Attempt,
  type MoneyRequest,
  type PaymentProvider,
  type ProviderFact,
  ProviderRefusal,
  type StartedPayment,
  type CheckoutPage,
  type WebhookCall,
  type WebhookMessage,
} from '../payment-provider';
import { SANDBOX_SIGNATURE, isSigned } from './sandbox-signature';
import type { SandboxCharge } from './sandbox-charge.entity';
import { SandboxCharges } from './sandbox-charges';
import { type SandboxMessage, SandboxMessages } from './sandbox-messages';

const HOUR = 3_600_000;

/** A gateway for tests without money: its hosted page lets the buyer choose what happens. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly driver = 'sandbox';
  readonly settlement = 'in_advance';
  readonly isGateway = true;
  readonly timeout = HOUR;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly charges: SandboxCharges,
    private readonly messages: SandboxMessages,
  ) {}

  async create(attempt: Attempt, visit: CheckoutPage): Promise<StartedPayment> {
    const { charge_id } = await this.charges.create(attempt, visit);
    const redirect_url = `${this.config.PUBLIC_URL}/backend/sandbox/${charge_id}`;
    return { redirect_url, provider_reference: charge_id };
  }

  async verify(attempt: Attempt): Promise<ProviderFact[]> {
    const charge = await this.chargeOf(attempt);
    const fact = charge && factOf(TYPES[charge.state], charge);
    return fact ? [fact] : [];
  }

  async capture(
    attempt: Attempt,
    { amount, part, idempotency_key: key }: MoneyRequest,
  ): Promise<ProviderFact> {
    const charge = await this.getOrThrow(attempt);
    if (charge.state !== 'authorized' && charge.state !== 'captured')
      throw new ProviderRefusal(`This charge is ${charge.state}.`);
    await this.charges.transfer(charge, 'capture', amount, key);
    return { type: 'captured', amount, part, key };
  }

  async refund(
    attempt: Attempt,
    { amount, part, idempotency_key: key }: MoneyRequest,
  ): Promise<ProviderFact> {
    const charge = await this.getOrThrow(attempt);
    if (await this.charges.takeRefusal(charge))
      throw new ProviderRefusal('The sandbox refuses this refund, as it was asked to.');
    await this.charges.transfer(charge, 'refund', amount, key);
    return { type: 'refunded', amount, part, key };
  }

  async void(attempt: Attempt): Promise<ProviderFact> {
    const voided = { type: 'voided' as const, amount: attempt.amount, part: null, key: 'voided' };
    const charge = await this.chargeOf(attempt);
    if (!charge) return voided;
    const isGivenUp = await this.charges.move(
      charge,
      ['open', 'challenged', 'processing', 'authorized'],
      'cancelled',
    );
    const [fact] = isGivenUp ? [] : await this.verify(attempt);
    return fact ?? voided;
  }

  async webhook({ headers, body }: WebhookCall): Promise<WebhookMessage> {
    if (!isSigned(this.messages.secret, body, headers[SANDBOX_SIGNATURE], this.clock.now()))
      throw new Failure(400, 'invalid_signature', 'The signature of this message is not valid.');
    const message = JSON.parse(body) as SandboxMessage;
    const { id: event_id, type, charge_id: provider_reference, attempt_id } = message;
    const fact = factOf(FACTS[type], message);
    return { event_id, type, provider_reference, attempt_id, facts: fact ? [fact] : [] };
  }

  private async chargeOf({ provider_reference }: Attempt): Promise<SandboxCharge | null> {
    return provider_reference ? this.charges.find(provider_reference) : null;
  }

  private async getOrThrow(attempt: Attempt): Promise<SandboxCharge> {
    const charge = await this.chargeOf(attempt);
    if (!charge) throw new ProviderRefusal('The sandbox does not know this charge.');
    return charge;
  }
}

type Outcome = 'authorized' | 'captured' | 'failed' | 'voided' | null;

const TYPES: Record<SandboxCharge['state'], Outcome> = {
  open: null,
  challenged: null,
  processing: null,
  authorized: 'authorized',
  captured: 'captured',
  failed: 'failed',
  cancelled: 'voided',
};

const FACTS: Record<SandboxMessage['type'], Outcome> = {
  'charge.authorized': 'authorized',
  'charge.captured': 'captured',
  'charge.failed': 'failed',
  'charge.cancelled': 'voided',
};

/** The event of a charge, with the same key in every message and answer. */
function factOf(
  type: Outcome,
  { amount, currency, failure }: Pick<SandboxCharge, 'amount' | 'currency' | 'failure'>,
): ProviderFact | null {
  if (type === null) return null;
  const fact = { type, amount, part: null, key: type, currency };
  return type === 'failed' ? { ...fact, reason: failure ?? 'other' } : fact;
}
