import type {
  ExplanationCalculation,
  ExplanationCheck,
  ExplanationEntry,
  ExplanationRow,
  ExplanationRowName,
} from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import type { LedgerEntry } from '../../ledger';

type RowFacts = Partial<Omit<ExplanationRow, 'row' | 'currency' | 'amount'>>;

/** A row of an explanation; `amount` in minor units of `currency`. */
export function explainedAmount(
  row: ExplanationRowName,
  currency: string,
  amount: number,
  facts: RowFacts = {},
): ExplanationRow {
  const empty = { name: null, calculation: null, is_note: false, count: null, order_id: null, parts: [] };
  return { row, currency, amount: amount || 0, ...empty, ...facts };
}

/** A row whose amount is the sum of its parts of one currency, so that it always adds up. */
export function explainedSum(
  row: ExplanationRowName,
  currency: string,
  parts: ExplanationRow[],
  facts: RowFacts = {},
): ExplanationRow {
  const counted = parts.filter(({ is_note }) => !is_note).map(({ amount }) => amount);
  return explainedAmount(row, currency, sum(counted), { ...facts, parts });
}

/** The calculation of a row without limits; `factor` as in `ExplanationCalculation`. */
export function calculated(
  kind: ExplanationCalculation['kind'],
  base: number,
  base_currency: string,
  factor: string,
  facts: Partial<ExplanationCalculation> = {},
): ExplanationCalculation {
  const open = { fixed: null, min: null, max: null, limit: null, exact: null };
  return { kind, base, base_currency, factor, ...open, ...facts };
}

/** The rows that are about something; a remark without an amount says nothing. */
export function notEmpty(rows: readonly ExplanationRow[]): ExplanationRow[] {
  return rows.filter(({ amount, parts }) => amount !== 0 || parts.length > 0);
}

/** Whether the explained amounts equal the booked ones; null if nothing is booked. */
export function areTied(checks: readonly ExplanationCheck[]): boolean | null {
  return checks.length === 0 ? null : checks.every(({ shown, booked }) => shown === booked);
}

/** An entry of the books as explanations show it. */
export function shownEntry(entry: LedgerEntry): ExplanationEntry {
  const { id, day, type, account, currency, amount, reference, memo } = entry;
  return { id, day, type, account, currency, amount, reference, memo };
}
