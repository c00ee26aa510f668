import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import { Payment, type PaymentPart } from './payment.entity';
import type { PaymentMethod } from './payment-method.entity';
import { PaymentProviders } from './payment-providers';

/** Amount to be paid for an order group, with its orders' shares. */
export interface AmountDue {
  reference: string;
  currency: string;
  amount: number;
  parts: PaymentPart[];
  /** Key and fingerprint of the request, if it is not the one that placed the order. */
  request_key?: string;
  request_hash?: string;
}

/** Milliseconds after which a provider is first asked for a payment's outcome, and the longest pause. */
const FIRST_CHECK = 60_000;
const MAX_PAUSE = 3_600_000;

/** Reads and writes attempts to pay. */
@Injectable()
export class PaymentAttempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
  ) {}

  /** Inserts an attempt in the caller's transaction; the provider is not called yet. */
  async open(
    { code, driver, capture_method }: Pick<PaymentMethod, 'code' | 'driver' | 'capture_method'>,
    due: AmountDue,
  ): Promise<void> {
    const now = this.clock.now();
    const { isGateway } = this.providers.get(driver);
    const row = {
      ...due,
      method_code: code,
      driver,
      capture_method,
      check_at: isGateway ? new Date(now.getTime() + FIRST_CHECK) : null,
      provider_reference: null,
      created_at: now,
      updated_at: now,
    };
    await this.database.tx((em) => insertMany(em, Payment, [row]));
  }

  /** All attempts to pay for a reference, oldest first. */
  findAll(reference: string): Promise<Payment[]> {
    return this.database.em.find(Payment, { where: { reference }, order: { id: 'ASC' } });
  }

  /** The attempts that have not been superseded, oldest first. */
  findCurrent(reference: string): Promise<Payment[]> {
    return this.database.em.find(Payment, {
      where: { reference, superseded_at: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** Whether a gateway is expected to report the outcome of a current attempt. */
  async isAwaited(reference: string): Promise<boolean> {
    return (await this.findCurrent(reference)).some(({ check_at }) => check_at !== null);
  }

  /** References whose providers have to be asked again, and schedules the next time after each. */
  async takeDue(max: number): Promise<string[]> {
    const now = this.clock.now();
    return this.database.tx(async (em) => {
      const due = await em.find(Payment, {
        where: { check_at: LessThanOrEqual(now) },
        order: { check_at: 'ASC', id: 'ASC' },
        take: max,
        ...this.database.forUpdate,
      });
      for (const { id, checks } of due) {
        const pause = Math.min(FIRST_CHECK * 2 ** checks, MAX_PAUSE);
        const check_at = new Date(now.getTime() + pause);
        await em.update(Payment, { id }, { checks: checks + 1, check_at, updated_at: now });
      }
      return [...new Set(due.map(({ reference }) => reference))];
    });
  }

  /** Replaces these attempts by a later one, in the caller's transaction. */
  async supersede(attempts: readonly Payment[]): Promise<void> {
    const now = this.clock.now();
    const row = { superseded_at: now, updated_at: now };
    for (const { id } of attempts) await this.database.em.update(Payment, { id }, row);
  }
}
