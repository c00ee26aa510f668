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
    private readonly operations: PaymentOperations,
    private readonly ledger: PaymentLedger,
  ) {}

  /** Writes an attempt in the caller's transaction; nothing is sent to the provider yet. */
  async open({ code, driver }: Pick<PaymentMethod, 'code' | 'driver'>, due: Due): Promise<void> {
    const row = { ...due, method_code: code, driver, provider_reference: null, created_at: this.clock.now() };
    await this.database.tx((em) =>
      em.createQueryBuilder().insert().into(Payment).values(row).updateEntity(false).execute(),
    );
  }

  /** Asks the provider of the latest attempt to begin, outside of any transaction; nothing to do where nothing is due. */
  async start(reference: string): Promise<Started> {
    const attempt = await this.latest(reference);
    return attempt ? this.providers.of(attempt.driver).create(attempt) : { redirect_url: null };
  }

  /** Asks the provider what has become of the latest attempt, outside of any transaction, and keeps what it says. */
  async verify(reference: string): Promise<void> {
    const attempt = await this.latest(reference);
    if (!attempt) return;
    await this.ledger.book(attempt, await this.providers.of(attempt.driver).verify(attempt));
  }

  /** Plans to take the money of one order, in the caller's transaction; `complete` has the provider asked after its commit. */
  async planCapture(reference: string, part: string, amount: number): Promise<void> {
    const attempt = await this.latest(reference);
    if (attempt && amount > 0) await this.operations.plan(attempt, { type: 'capture', part, amount });
  }

  /** Carries out what was planned for a reference, outside of any transaction; the queue retries what fails. */
  complete(reference: string): Promise<void> {
    return this.operations.complete(reference);
  }

  /** Books what people have done themselves with the money of the latest attempt, in the caller's transaction. */
  async book(reference: string, fact: ProviderFact): Promise<void> {
    const attempt = await this.latest(reference);
    if (attempt) await this.ledger.book(attempt, [fact]);
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
}
