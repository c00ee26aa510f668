import { Injectable } from '@nestjs/common';
import type { PaymentFailure } from '@stoa/contracts';
import { Database, placeholders } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { type AmountDue, PaymentAttempts } from './payment-attempts';
import { type Available, PaymentBalances } from './payment-balances';
import { PaymentEvent, Payment } from './payment.entity';
import type { PaymentFact } from './payment-status';
import type { PaymentMethod } from './payment-method.entity';
import type { PaymentOperation } from './payment-operation.entity';
import { PaymentOperations } from './payment-operations';
import type { ProviderFact } from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { RecordPaymentEvents } from './record-payment-events';

/** Events of payments by reference; of superseded attempts only those that moved money. */
const FACTS = (marks: string): string => `SELECT p.reference, p.driver, e.type, e.amount, e.part
  FROM payment_events e JOIN payments p ON p.id = e.payment_id WHERE p.reference IN (${marks})
  AND (p.superseded_at IS NULL OR e.type IN ('captured', 'refunded', 'charged_back')) ORDER BY e.id`;

/** Stores payments, plans what their providers have to do, and reads their events. */
@Injectable()
export class Payments {
  constructor(
    private readonly database: Database,
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly balances: PaymentBalances,
    private readonly operations: PaymentOperations,
    private readonly record: RecordPaymentEvents,
  ) {}

  /** Inserts a payment in the caller's transaction; the provider is not called yet. */
  open(method: Pick<PaymentMethod, 'code' | 'driver' | 'capture_method'>, due: AmountDue): Promise<void> {
    return this.attempts.open(method, due);
  }

  /** Plans an order's capture in the caller's transaction; `complete` calls the provider after the commit. */
  async planCapture(reference: string, part: string, amount: number): Promise<void> {
    let rest = amount;
    for (const attempt of await this.attempts.findCurrent(reference)) {
      const { isGateway, capturesWhole = false } = this.providers.get(attempt.driver);
      const open = await this.balances.capturable(attempt, part, rest);
      const share = Math.min(rest, open);
      if (share <= 0) continue;
      rest -= share;
      const whole = isGateway && capturesWhole ? await this.balances.authorized(attempt) : 0;
      const planned = whole > 0 ? { part: '', amount: whole } : { part, amount: share };
      await this.operations.plan(attempt, { type: 'capture', ...planned });
    }
  }

  /**
   * Plans the refund of an order in the caller's transaction under its number, if gateways can make all of it;
   * else returns false, and the shop's staff have to.
   */
  async planRefund(reference: string, part: string, amount: number, number: string): Promise<boolean> {
    const available = await this.available(reference, part);
    if (!covers(available, amount)) return false;
    let rest = amount;
    for (const one of available) {
      const share = Math.min(rest, one.amount);
      if (share > 0)
        await this.operations.plan(one.attempt, { type: 'refund', part, amount: share, source: number });
      rest -= share;
    }
    return true;
  }

  /** Whether gateways can make all of an order's refund. */
  async canRefund(reference: string, part: string, amount: number): Promise<boolean> {
    return covers(await this.available(reference, part), amount);
  }

  /** A refund's operations at gateways that are not given up. */
  refundOperations(number: string): Promise<PaymentOperation[]> {
    return this.operations.ofSources([number]);
  }

  /** What gateways have made of a refund, in minor units. */
  async refundedOf(number: string): Promise<number> {
    return (await this.refundedOfAll([number])).get(number) ?? 0;
  }

  /** What gateways have made of refunds, in minor units; those of which they have made nothing are left out. */
  async refundedOfAll(numbers: readonly string[]): Promise<Map<string, number>> {
    const made = new Map<string, number>();
    if (numbers.length === 0) return made;
    for (const { source, state, amount } of await this.operations.ofSources(numbers))
      if (source !== null && state === 'succeeded') made.set(source, sum([made.get(source) ?? 0, amount]));
    return made;
  }

  /** Makes a refund's failed operations pending again, in the caller's transaction. */
  retryRefund(number: string): Promise<void> {
    return this.operations.retry(number);
  }

  /** Gives a refund's unfinished operations up, in the caller's transaction. */
  cancelRefund(number: string): Promise<void> {
    return this.operations.cancel(number);
  }

  /** Plans to give up what gateways hold or still offer to be paid, in the caller's transaction. */
  async planVoid(reference: string): Promise<void> {
    await this.void(await this.attempts.findAll(reference));
  }

  /** Replaces the current attempts by a later one, in the caller's transaction; gateways give them up. */
  async supersede(reference: string): Promise<void> {
    const current = await this.attempts.findCurrent(reference);
    await this.attempts.supersede(current);
    await this.void(current);
  }

  /** Executes planned operations of a reference once the caller's transaction is durable; the queue retries failures. */
  complete(reference: string): Promise<void> {
    return this.operations.complete(reference);
  }

  /** Records an event of the latest payment from outside of the system, in the caller's transaction. */
  async recordFact(reference: string, fact: ProviderFact): Promise<void> {
    const attempt = (await this.attempts.findCurrent(reference)).at(-1);
    if (attempt) await this.record.execute(attempt, [fact]);
  }

  /** Records events of the payment of one driver, in the caller's transaction. */
  async recordFacts(reference: string, facts: readonly ProviderFact[], driver: string): Promise<void> {
    const where = { reference, driver };
    const attempt = await this.database.em.findOneOrFail(Payment, { where, order: { id: 'DESC' } });
    await this.record.execute(attempt, facts);
  }

  /**
   * Payment events by reference, oldest first; of superseded attempts only those that moved money.
   */
  async facts(references: readonly string[]): Promise<Map<string, PaymentFact[]>> {
    const found = new Map<string, PaymentFact[]>(references.map((reference) => [reference, []]));
    if (references.length === 0) return found;
    const marks = placeholders(references);
    const rows: ({ reference: string } & PaymentFact)[] = await this.database.em.query(FACTS(marks), [
      ...references,
    ]);
    for (const { reference, type, amount, part, driver } of rows) {
      found.get(reference)?.push({ type, amount: Number(amount), part, driver });
    }
    return found;
  }

  /** Whether the current payment has ended without money, and why it failed. */
  async endOf(reference: string): Promise<{ is_over: boolean; failure: PaymentFailure | null }> {
    const latest = (await this.attempts.findCurrent(reference)).at(-1);
    const where = { payment_id: latest?.id ?? 0 };
    const event = await this.database.em.findOne(PaymentEvent, { where, order: { id: 'DESC' } });
    const is_over = event !== null && ['failed', 'voided', 'expired'].includes(event.type);
    return { is_over, failure: event?.type === 'failed' ? (event.reason ?? 'other') : null };
  }

  private async available(reference: string, part: string): Promise<Available[]> {
    return this.balances.refundable(await this.attempts.findAll(reference), part);
  }

  private async void(attempts: readonly Payment[]): Promise<void> {
    for (const attempt of attempts) {
      if (!this.providers.get(attempt.driver).isGateway) continue;
      const held = attempt.check_at === null ? await this.balances.authorized(attempt) : attempt.amount;
      if (held > 0) await this.operations.plan(attempt, { type: 'void', part: '', amount: attempt.amount });
    }
  }
}

function covers(available: readonly Available[], amount: number): boolean {
  return amount > 0 && sum(available.map((one) => one.amount)) >= amount;
}
