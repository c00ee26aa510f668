import type { SettlementColumn } from '@stoa/contracts';
import { msg } from '../../../kernel/translation';
import type { ExponentOf, RecordCells, SettlementRow } from './settlement-rows';

/** Names of a generic file's columns. */
export type ColumnNames = Partial<Record<SettlementColumn, string>>;

/** A row of a file with columns of any names; without a currency column, amounts are in `currency`. */
export function genericRow(
  cells: RecordCells,
  names: ColumnNames,
  exponentOf: ExponentOf,
  standard: string,
): SettlementRow | null {
  const text = (column: SettlementColumn): string => cells.text(names[column] ?? '');
  const reference = text('reference');
  if (!reference && !text('gross') && !text('net')) return null;
  const { currency, exponent } = cells.currency(text('currency') || standard, exponentOf);
  const amount = (column: SettlementColumn): number | null =>
    text(column) === '' ? null : cells.amount(text(column), exponent);
  const gross = cells.amount(text('gross'), exponent);
  const { fee, net } = sidesOf(gross, amount('fee'), amount('net'));
  if (gross - fee !== net) throw cells.refuse(msg`Line ${cells.line}: gross, fee and net do not add up.`);
  const day = cells.day(text('date'));
  const type = gross === 0 ? 'fee' : gross < 0 ? 'refund' : 'payment';
  return {
    line: cells.line,
    type,
    day,
    reference,
    references: [reference].filter(Boolean),
    gross,
    fee,
    net,
    currency,
  };
}

/** Fee and net where one is missing; some gateways write fees with a minus. */
function sidesOf(gross: number, fee: number | null, net: number | null): { fee: number; net: number } {
  if (fee === null) return { fee: net === null ? 0 : gross - net, net: net ?? gross };
  const isMinus = net === null ? fee < 0 && gross > 0 : gross - fee !== net && gross + fee === net;
  const charged = isMinus ? -fee : fee;
  return { fee: charged, net: net ?? gross - charged };
}
