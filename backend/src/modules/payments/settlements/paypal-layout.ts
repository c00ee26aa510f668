import type { SettlementLineType } from '@stoa/contracts';
import { msg } from '../../../kernel/translation';
import type { ExponentOf, RecordCells, SettlementRow } from './settlement-rows';

/** Groups of PayPal's event codes, by their first three characters. */
const TYPES: Record<string, SettlementLineType> = {
  T00: 'payment',
  T01: 'fee',
  T03: 'payout',
  T04: 'payout',
  T11: 'refund',
  T12: 'dispute',
};

/** Whether a record is the column header of PayPal's settlement report (STL). */
export function isPayPal(headings: readonly string[]): boolean {
  return headings[0] === 'ch' && headings.includes('transaction_event_code');
}

/** A body row of the settlement report; its amounts are in minor units, their signs in columns of their own. */
export function payPalRow(cells: RecordCells, exponentOf: ExponentOf): SettlementRow | null {
  if (cells.text('ch') !== 'SB') return null;
  const { currency } = cells.currency(cells.text('gross_transaction_currency'), exponentOf);
  const signed = (side: string, name: string): number => {
    const text = cells.text(name) || '0';
    if (!/^\d{1,15}$/.test(text)) throw cells.refuse(msg`Line ${cells.line}: ${text} is not an amount.`);
    const amount = Number(text);
    return cells.text(side) === 'DR' && amount !== 0 ? -amount : amount;
  };
  const moved = signed('transaction_debit_or_credit', 'gross_transaction_amount');
  // A fee is a debit of the shop; a fee given back is a credit.
  const charged = signed('fee_debit_or_credit', 'fee_amount');
  const reference = cells.text('transaction_id');
  const type = TYPES[cells.text('transaction_event_code').slice(0, 3)] ?? 'other';
  const fee = charged === 0 ? 0 : -charged;
  const others = ['custom_field', 'invoice_id', 'paypal_reference_id'].map((name) => cells.text(name));
  return {
    line: cells.line,
    type,
    day: cells.day(cells.text('transaction_completion_date', 'transaction_initiation_date')),
    reference,
    references: [reference, ...others].filter(Boolean),
    ...(type === 'fee'
      ? { gross: 0, fee: fee - moved, net: moved - fee }
      : { gross: moved, fee, net: moved - fee }),
    currency,
  };
}
