import { Injectable } from '@nestjs/common';
import type { SettlementTotal } from '@stoa/contracts';
import { Database, placeholders } from '../../../kernel/database';

/** Sums per settlement and currency; transactions that another file has settled do not count. */
const SUMS = `SELECT settlement_id, currency, SUM(fee) AS fees, SUM(net) AS net,
    SUM(CASE WHEN type IN ('payout', 'fee') THEN 0 ELSE gross END) AS gross,
    SUM(CASE WHEN type = 'payout' THEN -gross ELSE 0 END) AS transferred,
    SUM(CASE WHEN type = 'payout' THEN 1 ELSE 0 END) AS payouts
  FROM settlement_lines WHERE \`match\` <> 'already_settled' AND settlement_id IN (:ids)
  GROUP BY settlement_id, currency ORDER BY currency`;

type Sums = Record<
  'settlement_id' | 'fees' | 'net' | 'gross' | 'transferred' | 'payouts',
  string | number
> & {
  currency: string;
};

/** Sums settlement files. */
@Injectable()
export class SettlementTotals {
  constructor(private readonly database: Database) {}

  /**
   * Totals by settlement. A file that lists payouts says itself what left the gateway; all lines of one that does not
   * belong to payouts, so that their net amounts were paid out.
   */
  async find(ids: readonly number[]): Promise<Map<number, SettlementTotal[]>> {
    const totals = new Map<number, SettlementTotal[]>();
    if (ids.length === 0) return totals;
    const marks = placeholders(ids);
    const sql = SUMS.replace(':ids', marks);
    for (const row of await this.database.em.query<Sums[]>(sql, [...ids])) {
      const paid_out = Number(row.payouts) > 0 ? Number(row.transferred) : Number(row.net);
      const { currency } = row;
      const total = { currency, gross: Number(row.gross), fees: Number(row.fees), paid_out };
      const id = Number(row.settlement_id);
      totals.set(id, [...(totals.get(id) ?? []), total]);
    }
    return totals;
  }
}
