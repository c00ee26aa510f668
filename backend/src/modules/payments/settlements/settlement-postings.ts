import type { SettlementTotal } from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import { type Posting, type PostingLine, reversedLines } from '../../ledger';
import type { GatewaySettlement } from './settlement.entity';

type Settled = Pick<GatewaySettlement, 'number' | 'driver'>;

/** The books' view of a settlement: the gateway kept its fees and paid out; its clearing account has less for both. */
export function settlementPosting({ number, driver }: Settled, totals: readonly SettlementTotal[]): Posting {
  const lines = totals.flatMap(({ currency, fees, paid_out }): PostingLine[] => [
    { account: 'gateway_fees', currency, amount: fees },
    { account: 'cash', currency, amount: paid_out },
    { account: 'gateway_clearing', owner: driver, currency, amount: -sum([fees, paid_out]) },
  ]);
  return { type: 'settlement', key: number, reference: number, lines };
}

/** The opposite of a settlement. */
export function settlementReversal(settlement: Settled, totals: readonly SettlementTotal[]): Posting {
  const { lines, ...posting } = settlementPosting(settlement, totals);
  return { ...posting, type: 'settlement_reversed', lines: reversedLines(lines) };
}
