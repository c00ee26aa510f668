import type { CurrencyFacts } from '@stoa/contracts';
import { Refusal, say } from '../../../kernel/wording';

/** An error in a cell, with a user-facing message. */
export class CellError extends Refusal {}

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'allow', 'continue', 'notify']);
const NO = new Set(['0', 'false', 'no', 'n', 'off', 'deny', '-1', '']);
/** Grams per unit. */
const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523,
};
/** Millimetres per unit. */
const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, yd: 914.4 };
const LONGEST_MONEY = 13;

/** Parses a boolean in the words of common shop systems. */
export function readFlag(text: string): boolean {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new CellError('must be yes or no');
}

/** Parses an integer; `12.0` is accepted. */
export function readWhole(text: string): number {
  if (!/^-?\d{1,9}([.,]0+)?$/.test(text)) throw new CellError('must be a whole number');
  return Number.parseInt(text, 10);
}

/** Parses `1,299.50`, `1.299,50`, `$12` or `12 EUR` as minor units of a currency. */
export function readMoney(text: string, { code, symbol, exponent }: CurrencyFacts): number {
  const bare = text
    .replace(symbol, '')
    .replace(new RegExp(code, 'i'), '')
    .replace(/[\s\u00a0'’]/g, '');
  const [, whole = '', fraction = ''] = /^(\d[\d.,]*?)(?:[.,](\d+))?$/.exec(pointed(bare, exponent)) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!digits || digits.length > LONGEST_MONEY) throw new CellError('must be an amount such as 12.50');
  const cut = fraction.replace(/0+$/, '');
  if (cut.length > exponent) throw new CellError(say`has more decimal places than ${code} has (${exponent})`);
  const amount = Number(digits + cut.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(amount)) throw new CellError('is too large');
  return amount;
}

/** A lone comma before exactly three digits separates thousands, unless the currency has three decimals. */
function pointed(text: string, exponent: number): string {
  const marks = text.match(/[.,]/g) ?? [];
  if (marks.length === 1 && marks[0] === ',' && exponent !== 3 && /,\d{3}$/.test(text))
    return text.replace(',', '');
  return marks.length > 1 && new Set(marks).size === 1 ? text.replace(/[.,]/g, '') : text;
}

/** Parses a weight as whole grams. */
export function readGrams(text: string, unit: string): number {
  const factor = UNITS[unit.toLowerCase() || 'g'];
  if (!factor) throw new CellError(say`uses “${unit}”, which is not a known unit of weight`);
  const number = decimalOf(text);
  if (number === null) throw new CellError('must be a weight such as 1.5');
  return Math.round(number * factor);
}

/** Parses a length as whole millimetres, at least 1. */
export function readMillimetres(text: string, unit: string): number {
  const factor = LENGTHS[unit.toLowerCase() || 'mm'];
  if (!factor) throw new CellError(say`uses “${unit}”, which is not a known unit of length`);
  const number = decimalOf(text);
  if (!number) throw new CellError('must be a length such as 12.5');
  return Math.max(1, Math.round(number * factor));
}

function decimalOf(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** Parses a date or time as ISO 8601. */
export function readMoment(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new CellError('must be a date such as 2026-05-31');
  return new Date(time).toISOString();
}

const STATUSES: Readonly<Record<string, 'draft' | 'active' | 'archived'>> = {
  active: 'active',
  published: 'active',
  publish: 'active',
  enabled: 'active',
  true: 'active',
  yes: 'active',
  '1': 'active',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
  unlisted: 'draft',
  false: 'draft',
  no: 'draft',
  rejected: 'draft',
  '0': 'draft',
  '-1': 'draft',
  '2': 'draft',
  disabled: 'draft',
  archived: 'archived',
  archive: 'archived',
  discontinued: 'archived',
};

/** Parses a product status in the words of common shop systems. */
export function readStatus(text: string): 'draft' | 'active' | 'archived' {
  const status = STATUSES[text.toLowerCase()];
  if (!status) throw new CellError('must be draft, active or archived');
  return status;
}

/** Distinct entries of a list; line breaks separate entries too. */
export function readList(text: string, between: RegExp): string[] {
  return [
    ...new Set(
      text
        .split('\n')
        .flatMap((line) => line.split(between))
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ];
}
