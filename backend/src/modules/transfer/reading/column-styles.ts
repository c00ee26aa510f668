import type { ImportColumnStyles } from '@stoa/contracts';
import { isCertainCurrency } from './currency-signs';
import { markOf, westernDigits } from './number-text';

const MAX_LENGTH = 40;
const NUMBER =
  /^(\p{L}[^\d+-]{0,7}?|[^\d.,+-]{0,5}?)\s*([-+]?[\d.,\s\u00a0\u202f'’]*\d[\d.,]*)\s*([^\d.,]{0,5}|\p{L}[^\d,]{0,7})$/u;
/** Marks of Arabic numbers, which can be read in one way only. */
const ARABIC_MARK = /[\u066b\u066c]/;
const DATE = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:\D|$)/;
const MAX_CURRENCIES = 4;

const EMPTY: ImportColumnStyles = {
  point: 0,
  comma: 0,
  unclear: 0,
  dmy: 0,
  mdy: 0,
  unclear_dates: 0,
  unclear_number: '',
  unclear_date: '',
  fractions: 0,
  currencies: [],
};

/** Collects in which styles a column's numbers and dates are written. */
export class ColumnStyles {
  private styles: ImportColumnStyles | undefined;

  /** Undefined for a column without numbers or dates that need a style. */
  get found(): ImportColumnStyles | undefined {
    return this.styles;
  }

  /** A number or date that the file has as such can be read in one way only. */
  addTyped(cell: string): void {
    if (/^-?\d+\.\d+$/.test(cell)) this.own().fractions++;
  }

  add(cell: string): void {
    if (cell.length > MAX_LENGTH || cell === '') return;
    const text = westernDigits(cell.trim());
    const date = DATE.exec(text);
    if (date) return this.addDate(text, date);
    const [, before = '', number, after = ''] = NUMBER.exec(text) ?? [];
    if (number === undefined) return;
    const mark = ARABIC_MARK.test(cell) ? 'point' : markOf(number.replace(/[\s\u00a0\u202f'’]/g, ''));
    if (mark) {
      const styles = this.own();
      styles[mark]++;
      if (mark === 'unclear') styles.unclear_number ||= text;
      else if (/[.,]\d*[1-9]\d*$/.test(number)) styles.fractions++;
    }
    for (const sign of [before.trim(), after.trim()]) if (isCertainCurrency(sign)) this.addCurrency(sign);
  }

  private addDate(text: string, [, first = '', separator = '', second = '']: RegExpExecArray): void {
    // With points, only the day comes first; with the year first, only the month follows.
    if (first.length > 2 || separator === '.') return;
    const styles = this.own();
    if (Number(first) > 12) styles.dmy++;
    else if (Number(second) > 12) styles.mdy++;
    else if (Number(first) !== Number(second)) {
      styles.unclear_dates++;
      styles.unclear_date ||= text;
    }
  }

  private addCurrency(sign: string): void {
    const { currencies } = this.own();
    if (currencies.length < MAX_CURRENCIES && !currencies.includes(sign)) currencies.push(sign);
  }

  private own(): ImportColumnStyles {
    return (this.styles ??= { ...EMPTY, currencies: [] });
  }
}
