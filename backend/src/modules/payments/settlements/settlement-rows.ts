import type { SettlementLineType } from '@stoa/contracts';
import { Failure } from '../../../kernel/http';
import { msg } from '../../../kernel/translation';
import { parseAmount } from './parse-amount';

/** A line of a file, whatever its layout; amounts in minor units of `currency`. */
export interface SettlementRow {
  line: number;
  type: SettlementLineType;
  day: string;
  /** The gateway's id of the transaction. */
  reference: string;
  references: string[];
  gross: number;
  fee: number;
  net: number;
  currency: string;
}

/** The decimals of a currency; undefined if the shop does not have it. */
export type ExponentOf = (currency: string) => number | undefined;

/** Longest reference. */
const MAX_LENGTH = 190;

/** A column's name as it is looked for: `Created (UTC)` is `created_(utc)`. */
export const headingOf = (text: string): string => text.trim().toLowerCase().replaceAll(' ', '_');

/** Reads the cells of a record by the names of its columns (`headingOf`). */
export class RecordCells {
  constructor(
    readonly line: number,
    private readonly headings: readonly string[],
    private readonly values: readonly string[],
  ) {}

  /** The text below the first of these headings that exists; empty without one. */
  text(...names: readonly string[]): string {
    const place = names.map((name) => this.headings.indexOf(headingOf(name))).find((at) => at >= 0);
    return place === undefined ? '' : (this.values[place] ?? '').trim().slice(0, MAX_LENGTH);
  }

  /** All texts below headings that pass. */
  texts(passes: (heading: string) => boolean): string[] {
    return this.headings.flatMap((heading, place) => {
      const text = (this.values[place] ?? '').trim().slice(0, MAX_LENGTH);
      return passes(heading) && text ? [text] : [];
    });
  }

  /** @throws Failure 422 on `file` if it is no amount of the currency */
  amount(text: string, exponent: number): number {
    const amount = parseAmount(text, exponent);
    if (amount === null) throw this.refuse(msg`Line ${this.line}: ${text} is not an amount.`);
    return amount;
  }

  /** The code of a currency of the shop, and its decimals. @throws Failure 422 on `file` */
  currency(text: string, exponentOf: ExponentOf): { currency: string; exponent: number } {
    const currency = text.toUpperCase();
    const exponent = exponentOf(currency);
    if (exponent === undefined) throw this.refuse(msg`Line ${this.line}: the shop has no currency ${text}.`);
    return { currency, exponent };
  }

  /** The day of a date such as `2026-11-25 10:00:00`, `2026/11/25` or `11/25/2026`. @throws Failure 422 on `file` */
  day(text: string): string {
    const [, year, month, date] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:\D|$)/.exec(text) ?? [];
    const [, usMonth, usDate, usYear] = /^(\d{2})\/(\d{2})\/(\d{4})(?:\D|$)/.exec(text) ?? [];
    const day = [year ?? usYear, month ?? usMonth, date ?? usDate].join('-');
    if (Number.isNaN(Date.parse(day)) || day.length !== 10)
      throw this.refuse(msg`Line ${this.line}: ${text} is not a date.`);
    return day;
  }

  refuse(message: Parameters<typeof Failure.field>[1]): Failure {
    return Failure.field('file', message);
  }
}
