import { type CurrencyFacts, formatMoney } from '@stoa/contracts';
import type { TranslatableText } from '../../../kernel/translation';

/** Texts and figures of a printed document, in its language. */
export class DocumentTexts {
  private readonly locale: string;

  constructor(
    readonly language: string,
    readonly translate: (text: TranslatableText) => string,
    private readonly currency: CurrencyFacts,
    private readonly timeZone: string,
  ) {
    this.locale = `${language}-u-nu-latn`;
  }

  /** Amount in minor units with its currency. */
  money(amount: number): string {
    return formatMoney(amount, this.currency, this.language);
  }

  /** The day of a moment in the shop's time zone. */
  day(at: Date | string): string {
    const { locale, timeZone } = this;
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
  }

  count(number: number): string {
    return new Intl.NumberFormat(this.locale).format(number);
  }

  /** An exact decimal such as `0.19` as `19%`. */
  percent(rate: string): string {
    const format = new Intl.NumberFormat(this.locale, { style: 'percent', maximumFractionDigits: 3 });
    return format.format(Number(rate));
  }
}

/** Keeps a code's own direction between texts of another, by Unicode isolates. */
export const isolated = (text: string): string => (text ? `\u2068${text}\u2069` : '');
