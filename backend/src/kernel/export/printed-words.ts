import type { CurrencyFacts, FieldKind } from '@stoa/contracts';
import { formatMoney } from '@stoa/contracts';
import { directionOf } from '../wording';
import type { ExportLabels } from './export-labels';

const FIGURES = new Set<FieldKind>(['int', 'money', 'rate']);

/** Knows the currencies that amounts are in; the localisation module provides it. */
export abstract class CurrencyBook {
  /** The currency that prices are kept in. */
  abstract default(): CurrencyFacts;
  abstract named(code: string): CurrencyFacts;
}

/** Turns stored values into what people read on paper, in their language and with Latin digits. */
export class PrintedWords {
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

  isFigure(kind: FieldKind): boolean {
    return FIGURES.has(kind);
  }

  moment(at: Date): string {
    return this.moments.format(at);
  }

  /** An amount in minor units; of the default currency when none is named. */
  money(amount: number, code?: string | null): string {
    const facts = code ? this.currencies?.named(code) : this.currencies?.default();
    return facts ? formatMoney(amount, facts, this.language) : this.numbers.format(amount);
  }

  /** A value by its kind; nothing is an empty text. */
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
        return String(value).replace(/<[^>]*>/g, ' ');
      default:
        return Array.isArray(value) ? value.join(', ') : String(value);
    }
  }
}

/** `compare_at` → `Compare at`; ids lose their suffix. */
function humanised(name: string): string {
  const words = name
    .replace(/_ids?$/, '')
    .replace(/[_-]/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
