import type { CurrencyFacts, TierPrice } from '@stoa/contracts';
import { Refusal, msg } from '../../../kernel/translation';
import { isCurrency, isOwnCurrency } from './currency-signs';
import { numberText, westernDigits } from './number-text';

/** The file's decimal mark. */
export type DecimalMark = '.' | ',';

/** An error in a cell, with a user-facing message. */
export class CellError extends Refusal {}

const YES = new Set([
  '1',
  'true',
  'yes',
  'y',
  'on',
  'allow',
  'continue',
  'notify',
  'sí',
  'si',
  'ja',
  'wahr',
  'verdadero',
  'نعم',
  'हाँ',
  'हां',
  'হ্যাঁ',
]);
const NO = new Set([
  '0',
  'false',
  'no',
  'n',
  'off',
  'deny',
  '-1',
  '',
  'nein',
  'falsch',
  'falso',
  'لا',
  'नहीं',
  'না',
]);
/** Grams per unit. */
const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523,
  كجم: 1000,
  كغم: 1000,
  كغ: 1000,
  جم: 1,
  غم: 1,
  غ: 1,
  جرام: 1,
  غرام: 1,
  किग्रा: 1000,
  किलो: 1000,
  ग्राम: 1,
  কেজি: 1000,
  গ্রাম: 1,
};
/** Millimetres per unit. */
const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, yd: 914.4 };
const MAX_MONEY_DIGITS = 13;
const MAX_WHOLE_DIGITS = 9;
const AMOUNT = /^([^\d+-]*?)\s*([-+\u2212]?\d[\d.,\s\u00a0\u202f'’]*?)\s*([^\d,\s][^\d]*)?$/;

/** Parses a boolean in the words of common shop systems. */
export function readFlag(text: string): boolean {
  const lower = text.toLowerCase();
  if (YES.has(lower)) return true;
  if (NO.has(lower)) return false;
  throw new CellError('must be yes or no');
}

/** Parses an integer; a fraction of zeros is accepted. */
export function readWhole(text: string, mark: DecimalMark): number {
  const number = numberText(text, mark);
  if (!number || number.whole.length > MAX_WHOLE_DIGITS || /[1-9]/.test(number.fraction))
    throw new CellError('must be a whole number');
  return Number(number.whole) * (number.isNegative ? -1 : 1);
}

/** Parses an amount in minor units; the file's currency may stand beside it. */
export function readMoney(
  text: string,
  currency: CurrencyFacts,
  { mark, anyCurrency }: { mark: DecimalMark; anyCurrency: boolean },
): number {
  const { code, exponent } = currency;
  const western = westernDigits(text.trim());
  const [, before = '', bare = '', after = ''] = AMOUNT.exec(western) ?? [];
  for (const sign of [before, after].map((one) => one.trim()).filter(Boolean))
    if (!isCurrency(sign)) throw new CellError('must be an amount such as 12.50');
    else if (!anyCurrency && !isOwnCurrency(sign, currency))
      throw new CellError(msg`prices must be in ${code}`);
  const number = numberText(bare, mark);
  if (!number && numberText(bare, mark === '.' ? ',' : '.'))
    throw new CellError(
      msg`is not written like the other numbers of this file: the decimal mark is “${mark}”`,
    );
  if (!number || number.isNegative || number.whole.length > MAX_MONEY_DIGITS)
    throw new CellError('must be an amount such as 12.50');
  const cut = number.fraction.replace(/0+$/, '');
  if (cut.length > exponent) throw new CellError(msg`has more decimal places than ${code} has (${exponent})`);
  const amount = Number(number.whole + cut.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(amount)) throw new CellError('is too large');
  return amount;
}

/** Parses a weight as whole grams; its own unit precedes the column's. */
export function readGrams(text: string, unit: string, mark: DecimalMark): number {
  const western = westernDigits(text).trim();
  const [, number = western, own] = /^(.*\d)\s*(\p{L}[\p{L}\p{M}]*)\.?$/u.exec(western) ?? [];
  const named = own ?? unit;
  const factor = factorOf(UNITS, named.toLowerCase().replace(/^grams?$/, 'g') || 'g');
  if (!factor) throw new CellError(msg`uses “${named}”, which is not a known unit of weight`);
  const value = decimalOf(number, mark);
  if (value === null) throw new CellError('must be a weight such as 1.5');
  return Math.round(value * factor);
}

/** Parses a length as whole millimetres, at least 1. */
export function readMillimetres(text: string, unit: string, mark: DecimalMark): number {
  const factor = factorOf(LENGTHS, unit.toLowerCase() || 'mm');
  if (!factor) throw new CellError(msg`uses “${unit}”, which is not a known unit of length`);
  const number = decimalOf(text, mark);
  if (!number) throw new CellError('must be a length such as 12.5');
  return Math.max(1, Math.round(number * factor));
}

function factorOf(units: Readonly<Record<string, number>>, name: string): number | undefined {
  return Object.hasOwn(units, name) ? units[name] : undefined;
}

function decimalOf(text: string, mark: DecimalMark): number | null {
  const number = numberText(text, mark);
  return number && !number.isNegative ? Number(`${number.whole}.${number.fraction || '0'}`) : null;
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
  activo: 'active',
  publicado: 'active',
  aktiv: 'active',
  veröffentlicht: 'active',
  نشط: 'active',
  منشور: 'active',
  सक्रिय: 'active',
  प्रकाशित: 'active',
  সক্রিয়: 'active',
  প্রকাশিত: 'active',
  borrador: 'draft',
  inactivo: 'draft',
  entwurf: 'draft',
  inaktiv: 'draft',
  مسودة: 'draft',
  मसौदा: 'draft',
  ड्राफ़्ट: 'draft',
  খসড়া: 'draft',
  archivado: 'archived',
  archiviert: 'archived',
  مؤرشف: 'archived',
  संग्रहीत: 'archived',
  সংরক্ষিত: 'archived',
  disabled: 'draft',
  archived: 'archived',
  archive: 'archived',
  discontinued: 'archived',
};

/** Parses a product status in the words of common shop systems. */
export function readStatus(text: string): 'draft' | 'active' | 'archived' {
  const lower = text.toLowerCase();
  const status = Object.hasOwn(STATUSES, lower) ? STATUSES[lower] : undefined;
  if (!status) throw new CellError('must be draft, active or archived');
  return status;
}

/** Parses tier prices such as `10: 9.50 | 50: 8.00`: from a quantity on, the price of a piece. */
export function readTiers(text: string, mark: DecimalMark, money: (text: string) => number): TierPrice[] {
  return readList(text, /\s*\|\s*/).map((entry) => {
    const [, quantity = '', price = ''] = /^([^:]+):(.+)$/.exec(entry) ?? [];
    if (!price.trim()) throw new CellError('must be quantities and prices such as “10: 9.50 | 50: 8.00”');
    return { min_quantity: readWhole(quantity.trim(), mark), price: money(price.trim()) };
  });
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
