import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WebPaymentMethod } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { fieldsOf, readPairs } from '../../kernel/field';
import { Failure } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
import type { Purchase } from './payment-fit';
import { misfitOf } from './payment-fit';
import type { Driver } from './drivers';
import { PaymentMethod } from './payment-method.entity';

const VERSION = 'payment_methods';

/** Payment methods available to buyers, cached in the process because every checkout reads them. */
@Injectable()
export class PaymentChoices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe([VERSION], async () => this.cache.invalidate(VERSION));
  }

  /** Driver of a method code, even if inactive or deleted; null without a method, as nothing was due. */
  async driverOf(code: string): Promise<Driver | null> {
    return (await this.all(BASE_LANGUAGE)).find((one) => one.code === code)?.driver ?? null;
  }

  /** Whether an active method uses this driver. */
  async isOffered(driver: Driver): Promise<boolean> {
    return (await this.active(BASE_LANGUAGE)).some((method) => method.driver === driver);
  }

  /** The first active method of a driver; null if none is offered. */
  async offered(driver: Driver, language: string): Promise<PaymentMethod | null> {
    return (await this.active(language)).find((method) => method.driver === driver) ?? null;
  }

  /** Name and instructions of the method with this code. */
  async named(code: string, language: string): Promise<{ name: string; instructions: string }> {
    const method = (await this.all(language)).find((one) => one.code === code);
    return { name: method?.name ?? code, instructions: method?.instructions ?? '' };
  }

  /** Names of all methods by code. */
  async names(language: string): Promise<ReadonlyMap<string, string>> {
    return this.cache.getOrCompute(VERSION, `names:${language}`, async () => {
      const methods = await this.all(language);
      return new Map(methods.map(({ code, name }) => [code, name]));
    });
  }

  /** Active methods that fit a purchase, in the operator's sort order. */
  async listEligible(purchase: Purchase, language: string): Promise<PaymentMethod[]> {
    return (await this.active(language)).filter((method) => misfitOf(method, purchase) === null);
  }

  /** The active method of this code; 422 on `payment_method` if it does not fit the purchase. */
  async choose(code: string, purchase: Purchase, language: string): Promise<PaymentMethod> {
    const method = (await this.active(language)).find((one) => one.code === code);
    const misfit = method ? misfitOf(method, purchase) : 'This payment method is not available.';
    if (!method || misfit) throw Failure.field('payment_method', misfit ?? '');
    return method;
  }

  private async active(language: string): Promise<PaymentMethod[]> {
    return (await this.all(language)).filter((method) => method.status === 'active' && !method.deleted_at);
  }

  private all(language: string): Promise<PaymentMethod[]> {
    return this.cache.getOrCompute(VERSION, language, async () => {
      const { em } = this.database;
      // Includes deleted ones: orders paid by them still have to be settled.
      const rows = await em.find(PaymentMethod, { order: { sort: 'ASC', id: 'ASC' }, withDeleted: true });
      const pairs = await readPairs(
        em,
        fieldsOf(PaymentMethod),
        rows.map((row) => row.id),
      );
      const texts = await this.translator.translate(VERSION, rows, language);
      return texts.map((row) => ({ ...row, ...pairs.get(row.id) }));
    });
  }
}

/** A payment method in the response format of the storefront, with its fee in the buyer's currency. */
export function shownMethod(
  { id, code, name, instructions, mode, is_default, fee_rate }: PaymentMethod,
  fee: number,
): WebPaymentMethod {
  const is_test = mode === 'test';
  return { id, code, name, instructions: instructions ?? '', is_test, is_default, fee, fee_rate };
}
