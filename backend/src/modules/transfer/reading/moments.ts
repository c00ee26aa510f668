import type { ImportDateOrder } from '@stoa/contracts';
import { CellError } from './cells';
import { westernDigits } from './number-text';

const NUMERIC = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?$/;
const ISO_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** A date with the name of its month, in English: without a year it is none. */
const NAMED =
  /^(?=.*\d{4})(?:[a-z]{3,9}\.?,? )?(?:\d{1,2}\.? [a-z]{3,9}\.?,? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/i;
const DAY = 24 * 60 * 60 * 1000;

/** A moment of a file, and whether it is a whole day. */
export interface FileMoment {
  at: Date;
  isDay: boolean;
}

/** Parses a date or time; without a time zone it is in UTC. With points, the day comes first in any file. */
export function readFileMoment(cell: string, order: ImportDateOrder): FileMoment {
  const text = westernDigits(cell.trim());
  const at = ISO_ZONE.test(text) ? new Date(text) : (numeric(text, order) ?? named(text));
  if (!at || Number.isNaN(at.getTime())) throw new CellError('must be a date such as 2026-05-31');
  return { at, isDay: !text.includes(':') };
}

/** Parses a date or time as ISO 8601. */
export function readMoment(text: string, order: ImportDateOrder): string {
  return readFileMoment(text, order).at.toISOString();
}

/** When a period ends: with its last day. */
export function endOf({ at, isDay }: FileMoment): Date {
  return isDay ? new Date(at.getTime() + DAY) : at;
}

function numeric(text: string, order: ImportDateOrder): Date | null {
  const found = NUMERIC.exec(text);
  if (!found) return null;
  const [first = 0, second = 0, third = 0] = [found[1], found[3], found[4]].map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(5, 8).map((part) => Number(part ?? 0));
  const [year, month, day] = parts(order, found, first, second, third);
  const at = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && hours < 24;
  return isReal ? at : null;
}

function parts(
  order: ImportDateOrder,
  [, text = '', separator]: RegExpExecArray,
  first: number,
  second: number,
  third: number,
): [number, number, number] {
  if (text.length > 2) return [first, second, third];
  const year = third < 100 ? 2000 + third : third;
  if (separator === '.' || order === 'dmy') return [year, second, first];
  if (order === 'mdy') return [year, first, second];
  throw new CellError('must be a date such as 2026-05-31');
}

function named(text: string): Date | null {
  return NAMED.test(text) ? new Date(`${text} UTC`) : null;
}
