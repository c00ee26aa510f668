import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { PaymentEvent, Payment } from './payment.entity';
import type { PaymentFact } from './payment-status';
import type { PaymentMethod } from './payment-method.entity';
import { PaymentLedger } from './payment-ledger';
import { PaymentOperations } from './payment-operations';
import type { ProviderFact, Started } from './payment-provider';
import { PaymentProviders } from './payment-providers';

/** Amount to be paid for an order group. */
export interface AmountDue {
  reference: string;
  currency: string;
  amount: number;
}

/** Stores payments and their events, and calls their providers. */
@Injectable()
export class Payments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly operations: PaymentOperations,
    private readonly ledger: PaymentLedger,
  ) {}

  /** Inserts a payment in the caller's transaction; the provider is not called yet. */
  async open({ code, driver }: Pick<PaymentMethod, 'code' | 'driver'>, due: AmountDue): Promise<void> {
    const row = { ...due, method_code: code, driver, provider_reference: null, created_at: this.clock.now() };
    await this.database.tx((em) =>
      em.createQueryBuilder().insert().into(Payment).values(row).updateEntity(false).execute(),
    );
  }

  /** Starts the latest payment at its provider, outside of any transaction; no-op if nothing is due. */
  async start(reference: string): Promise<Started> {
    const attempt = await this.latest(reference);
    return attempt ? this.providers.get(attempt.driver).create(attempt) : { redirect_url: null };
  }

  /** Queries the provider for the latest payment, outside of any transaction, and records its events. */
  async verify(reference: string): Promise<void> {
    const attempt = await this.latest(reference);
    if (!attempt) return;
    await this.ledger.record(attempt, await this.providers.get(attempt.driver).verify(attempt));
  }

  /** Plans an order's capture in the caller's transaction; `complete` calls the provider after the commit. */
  async planCapture(reference: string, part: string, amount: number): Promise<void> {
    const attempt = await this.latest(reference);
    if (attempt && amount > 0) await this.operations.plan(attempt, { type: 'capture', part, amount });
  }

  /** Executes planned operations of a reference, outside of any transaction; the queue retries failures. */
  complete(reference: string): Promise<void> {
    return this.operations.complete(reference);
  }

  /** Records an event of the latest payment from outside of the system, in the caller's transaction. */
  async recordFact(reference: string, fact: ProviderFact): Promise<void> {
    const attempt = await this.latest(reference);
    if (attempt) await this.ledger.record(attempt, [fact]);
  }

  /** Payment events by reference, oldest first. */
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
}
