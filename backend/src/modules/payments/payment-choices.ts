import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WebPaymentMethod } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
import type { Driver } from './payment-method.entity';
import { PaymentMethod } from './payment-method.entity';

const VERSION = 'payment_methods';

/** The ways to pay that buyers can choose, kept in the process because every checkout asks for them. */
@Injectable()
export class PaymentChoices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.changes.follow([VERSION], async () => this.cache.bump(VERSION));
  }

  /** The driver behind a code, whether its method is still active or not; null when there was no method, as nothing was due. */
  async driverOf(code: string): Promise<Driver | null> {
    return (await this.all(BASE_LANGUAGE)).find((one) => one.code === code)?.driver ?? null;
  }

  /** What people call the method of this code, and what it tells them to do. */
  async named(code: string, language: string): Promise<{ name: string; instructions: string }> {
    const method = (await this.all(language)).find((one) => one.code === code);
    return { name: method?.name ?? code, instructions: method?.instructions ?? '' };
  }

  /** What people call every method, by code. */
  async names(language: string): Promise<ReadonlyMap<string, string>> {
    return this.cache.remember(VERSION, `names:${language}`, async () => {
      const methods = await this.all(language);
      return new Map(methods.map(({ code, name }) => [code, name]));
    });
  }

  /** What the storefront shows of the active methods. */
  async shown(language: string): Promise<WebPaymentMethod[]> {
    return (await this.active(language)).map(({ id, code, name, instructions, is_default }) => ({
      id,
      code,
      name,
      instructions: instructions ?? '',
      is_default,
    }));
  }

  /** The active method of this code for an amount in the shop's default currency; a 422 on `payment_method` otherwise. */
  async choose(code: string, amount: number, language: string): Promise<PaymentMethod> {
    const method = (await this.active(language)).find((one) => one.code === code);
    if (!method) throw Failure.field('payment_method', 'This payment method is not available.');
    const fits = amount >= (method.min_amount ?? 0) && amount <= (method.max_amount ?? Infinity);
    if (!fits) throw Failure.field('payment_method', 'This payment method is not available for this amount.');
    return method;
  }

  private async active(language: string): Promise<PaymentMethod[]> {
    return (await this.all(language)).filter((method) => method.status === 'active');
  }

  private all(language: string): Promise<PaymentMethod[]> {
    return this.cache.remember(VERSION, language, async () => {
      const rows = await this.database.em.find(PaymentMethod, { order: { sort: 'ASC', id: 'ASC' } });
      return this.translator.translate(VERSION, rows, language);
    });
  }
}
