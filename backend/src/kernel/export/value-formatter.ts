import type { CurrencyFacts, FieldKind } from '@stoa/contracts';
import { directionOf, formatMoney } from '@stoa/contracts';
import type { Cell } from './cell';
import type { ExportLabels } from './export-labels';
import type { ExportFormat } from './format';

const FIGURES = new Set<FieldKind>(['int', 'money', 'rate']);

/** A column to format. */
export interface FormattedColumn {
  name: string;
  kind: FieldKind;
  /** Column with the currency code of an amount; absent for the shop's default currency. */
  currencyField?: string;
}

/** Looks up the currencies of amounts; implemented by the localisation module. */
export abstract class CurrencyBook {
  /** The currency that prices are stored in. */
  abstract default(): CurrencyFacts;
  abstract named(code: string): CurrencyFacts;
}

/** Formats stored values for people, in their language and with Latin digits. */
export class ValueFormatter {
  readonly direction: 'ltr' | 'rtl';
  private readonly locale: string;
  private readonly moments: Intl.DateTimeFormat;
  private readonly numbers: Intl.NumberFormat;

  constructor(
    readonly language: string,
    private readonly labels: ExportLabels = {},
    private readonly currencies?: CurrencyBook,
  ) {
    this.direction = directionOf(language);
    this.locale = `${language}-u-nu-latn`;
    const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
    this.moments = new Intl.DateTimeFormat(this.locale, style);
    this.numbers = new Intl.NumberFormat(this.locale);
  }

  title(name: string): string {
    return this.labels.title ?? humanised(name);
  }

  heading(column: string): string {
    return this.labels.fields?.[column] ?? humanised(column);
  }

  /** A spreadsheet heading with the unit of its figures: UTC, or the currency if all rows have the same. */
  headingOf({ name, kind, currencyField }: FormattedColumn, format: ExportFormat): string {
    const heading = this.heading(name);
    if (format === 'pdf') return heading;
    if (kind === 'moment') return `${heading} (UTC)`;
    const currency = kind === 'money' && !currencyField && this.currencies?.default().code;
    return currency ? `${heading} (${currency})` : heading;
  }

  isFigure(kind: FieldKind): boolean {
    return FIGURES.has(kind);
  }

  moment(at: Date): string {
    return this.moments.format(at);
  }

  /** Formats an amount in minor units; in the default currency without a code. */
  money(amount: number, code?: string | null): string {
    const facts = this.currency(code);
    return facts ? formatMoney(amount, facts, this.language) : this.numbers.format(amount);
  }

  /** A value for its format: text in a PDF; numbers and dates usable in formulas in a spreadsheet. */
  cell(kind: FieldKind, value: unknown, currency: string | null, format: ExportFormat): Cell {
    if (value === null || value === undefined || value === '') return null;
    if (format !== 'pdf') {
      if (kind === 'money') return this.amount(Number(value), currency);
      if (kind === 'int') return Number(value);
      if (kind === 'moment') return new Date(String(value));
    }
    return this.value(kind, value, currency);
  }

  /** Formats a value by its kind; empty values as an empty string. */
  value(kind: FieldKind, value: unknown, currency?: string | null): string {
    if (value === null || value === undefined || value === '') return '';
    switch (kind) {
      case 'money':
        return this.money(Number(value), currency);
      case 'int':
        return this.numbers.format(Number(value));
      case 'flag':
        return this.labels.choices?.[value ? 'true' : 'false'] ?? (value ? 'Yes' : 'No');
      case 'moment':
        return this.moment(new Date(String(value)));
      case 'choice':
        return this.labels.choices?.[String(value)] ?? humanised(String(value));
      case 'richtext':
        return String(value)
          .replace(/<[^>]*>/g, ' ')
          .trim();
      default:
        return Array.isArray(value) ? value.join(', ') : String(value);
    }
  }

  private amount(amount: number, code: string | null): Cell {
    const facts = this.currency(code);
    return facts ? { units: amount / 10 ** facts.exponent, digits: facts.exponent } : amount;
  }

  private currency(code?: string | null): CurrencyFacts | undefined {
    return code ? this.currencies?.named(code) : this.currencies?.default();
  }
}

/** `compare_at` → `Compare at`, `SaleReport` → `Sale report`; strips the suffix of ids. */
function humanised(name: string): string {
  const words = name
    .replace(/_ids?$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[_-]/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
