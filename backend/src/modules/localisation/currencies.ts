import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { CurrencyFacts, WebCurrency } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import { Languages, Translator } from '../../kernel/i18n';
import type { ConversionFacts } from '../../kernel/money';
import { convert } from '../../kernel/money';
import { TableCache } from './table-cache';
import { Currency } from './currency.entity';

/** The facts of a currency needed to show and convert prices. */
export type ShopCurrency = CurrencyFacts &
  ConversionFacts &
  Pick<Currency, 'id' | 'name' | 'symbol_position' | 'rounding_increment' | 'is_default' | 'status'>;

/** Fallback while the shop has no currency at all (specification §9). */
const US_DOLLAR: ShopCurrency = {
  id: 0,
  code: 'USD',
  name: 'US dollar',
  symbol: '$',
  symbol_position: 'before',
  exponent: 2,
  rate: '1',
  rounding_increment: 1,
  is_default: true,
  status: 'active',
};

/** The shop's currencies, cached in process, so that no price calculation waits for a query. */
@Injectable()
export class Currencies implements OnModuleInit {
  private rows: readonly ShopCurrency[] = [];
  private standard: ShopCurrency = US_DOLLAR;

  constructor(
    private readonly tables: TableCache,
    private readonly translator: Translator,
    private readonly languages: Languages,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.tables.subscribe('currencies', Currency, (rows) => {
      this.rows = rows;
      this.standard = rows.find((row) => row.is_default) ?? rows.find((row) => row.rate === '1') ?? US_DOLLAR;
    });
  }

  /** The default currency, in which prices are stored. */
  default(): ShopCurrency {
    return this.standard;
  }

  /** The requested currency if it is active, else the default. */
  get(code: string | null): ShopCurrency {
    return this.active().find((row) => row.code === code) ?? this.standard;
  }

  /** The currency of a stored amount, active or not. */
  named(code: string): ShopCurrency {
    return this.rows.find((row) => row.code === code) ?? this.standard;
  }

  /** An active currency by its code. @throws Failure 422 on `currency` */
  getOrThrow(code: string): ShopCurrency {
    const currency = this.active().find((one) => one.code === code);
    if (!currency) throw Failure.field('currency', 'This currency is not available.');
    return currency;
  }

  /** An amount of another currency in minor units of the default currency, in which limits are set. */
  inDefault(amount: number, code: string): number {
    const currency = this.named(code);
    return currency.code === this.standard.code ? amount : convert(amount, currency, this.standard);
  }

  active(): ShopCurrency[] {
    const active = this.rows.filter((row) => row.status === 'active' || row.is_default);
    return active.length ? active : [this.standard];
  }

  /** Converts an amount from the default currency, rounded to the target's `rounding_increment`. */
  price(amount: number, to: ShopCurrency): number {
    const exact = convert(amount, this.standard, to);
    const step = to.rounding_increment;
    return to.code === this.standard.code || step === 1 ? exact : Math.round(exact / step) * step;
  }

  /** The active currencies for the storefront, with translated names. */
  async forPeople(language: string): Promise<WebCurrency[]> {
    const rows = this.languages.chain(language).length
      ? await this.translator.translate('currencies', this.active(), language)
      : this.active();
    return rows.map(({ code, name, symbol, symbol_position, exponent, rate, is_default }) => ({
      code,
      name,
      symbol,
      symbol_position,
      exponent,
      rate,
      is_default,
    }));
  }
}
