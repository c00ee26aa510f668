import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { PaymentEvent, Payment } from './payment.entity';
import type { PaymentFact } from './payment-status';
import type { PaymentMethod } from './payment-method.entity';
import type { ProviderFact, Started } from './payment-provider';
import { PaymentProviders } from './payment-providers';

/** What is to be paid. */
export interface Due {
  reference: string;
  currency: string;
  amount: number;
}

/** Keeps attempts and their events, and speaks to their providers. */
@Injectable()
export class Payments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
  ) {}

  /** Writes an attempt in the caller's transaction; nothing is sent to the provider yet. */
  async open({ code, driver }: Pick<PaymentMethod, 'code' | 'driver'>, due: Due): Promise<void> {
    const row = { ...due, method_code: code, driver, provider_reference: null, created_at: this.clock.now() };
    await this.database.tx((em) =>
      em.createQueryBuilder().insert().into(Payment).values(row).updateEntity(false).execute(),
    );
  }

  /** Asks the provider of the latest attempt to begin; nothing to do where nothing is due. */
  async start(reference: string): Promise<Started> {
    const attempt = await this.latest(reference);
    return attempt ? this.providers.of(attempt.driver).create(attempt) : { redirect_url: null };
  }

  /** Asks the provider what has become of the latest attempt, and keeps what it says. */
  async verify(reference: string): Promise<void> {
    const attempt = await this.latest(reference);
    if (!attempt) return;
    const facts = await this.providers.of(attempt.driver).verify(attempt);
    if (facts.length > 0) await this.database.tx(() => this.record(attempt.id, facts));
  }

  /** Takes the money of one order, in the caller's transaction; a repeat does nothing. */
  async capture(reference: string, part: string, amount: number): Promise<void> {
    const attempt = await this.latest(reference);
    if (!attempt || amount === 0) return;
    const fact = await this.providers.of(attempt.driver).capture(attempt, amount, part);
    await this.record(attempt.id, [fact]);
  }

  /** Everything that happened to the attempts of each reference, oldest first. */
  async facts(references: readonly string[]): Promise<Map<string, PaymentFact[]>> {
    const found = new Map<string, PaymentFact[]>(references.map((reference) => [reference, []]));
    if (references.length === 0) return found;
    const rows = await this.database.em
      .createQueryBuilder(PaymentEvent, 'e')
      .innerJoin(Payment, 'p', 'p.id = e.payment_id')
      .select(['p.reference AS reference', 'e.type AS type', 'e.amount AS amount', 'e.part AS part'])
      .where('p.reference IN (:...references)', { references })
      .orderBy('e.id')
      .getRawMany<{ reference: string } & PaymentFact>();
    for (const { reference, type, amount, part } of rows) {
      found.get(reference)?.push({ type, amount: Number(amount), part });
    }
    return found;
  }

  private latest(reference: string): Promise<Payment | null> {
    return this.database.em.findOne(Payment, { where: { reference }, order: { id: 'DESC' } });
  }

  /** A key that is known already leaves its event as it is. */
  private async record(paymentId: number, facts: readonly ProviderFact[]): Promise<void> {
    await this.database.tx(async (em) => {
      const keys = facts.map((fact) => fact.key);
      const known = await em.find(PaymentEvent, { where: { payment_id: paymentId, event_key: In(keys) } });
      const fresh = facts.filter((fact) => !known.some((event) => event.event_key === fact.key));
      const rows = fresh.map(({ key, type, amount, part }) => ({
        payment_id: paymentId,
        event_key: key,
        type,
        amount,
        part,
        created_at: this.clock.now(),
      }));
      if (rows.length > 0) await em.insert(PaymentEvent, rows);
    });
  }
}
