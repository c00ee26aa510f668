import type { SettlementLineType } from '@stoa/contracts';
import { msg } from '../../../kernel/translation';
import type { ExponentOf, RecordCells, SettlementRow } from './settlement-rows';

/** Stripe's reporting categories (reports) and types (dashboard), by what they mean here. */
const TYPES: Record<string, SettlementLineType> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'other',
  dispute: 'dispute',
  dispute_reversal: 'other',
  fee: 'fee',
  stripe_fee: 'fee',
  network_cost: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
  payout_failure: 'payout',
  payout_cancel: 'payout',
};

/** Whether headings are those of Stripe's balance or payout reconciliation report, or its dashboard's export. */
export function isStripe(headings: readonly string[]): boolean {
  const has = (...names: string[]): boolean => names.every((name) => headings.includes(name));
  return (
    has('balance_transaction_id', 'reporting_category', 'gross', 'fee', 'net', 'currency') ||
    has('id', 'type', 'source', 'amount', 'fee', 'net', 'currency', 'created_(utc)')
  );
}

/** A row of Stripe; the metadata `payment` of our payments is the most certain reference of a charge. */
export function stripeRow(cells: RecordCells, exponentOf: ExponentOf): SettlementRow | null {
  const reference = cells.text('balance_transaction_id', 'id');
  if (!reference) return null;
  const { currency, exponent } = cells.currency(cells.text('currency'), exponentOf);
  const amount = (...names: string[]): number => cells.amount(cells.text(...names), exponent);
  const [gross, fee, net] = [amount('gross', 'amount'), amount('fee'), amount('net')];
  if (gross - fee !== net) throw cells.refuse(msg`Line ${cells.line}: gross, fee and net do not add up.`);
  const type = TYPES[cells.text('reporting_category', 'type')] ?? 'other';
  const metadata = cells.texts((heading) =>
    /^payment_metadata\[payment\]$|^payment_\(metadata\)$/.test(heading),
  );
  const own = [cells.text('source_id', 'source')];
  return {
    line: cells.line,
    type,
    day: cells.day(cells.text('created_utc', 'created', 'created_(utc)')),
    reference,
    references: [...own, ...metadata, cells.text('charge_id'), cells.text('payment_intent_id')].filter(
      Boolean,
    ),
    ...(type === 'fee' ? { gross: 0, fee: -net, net } : { gross, fee, net }),
    currency,
  };
}
