import { Injectable } from '@nestjs/common';
import type { LedgerAccount, OrderState } from '@stoa/contracts';
import { Database } from '../../kernel/database';

/** What an account still has under a number, with the state if it is an order's; positive is owed to the owner. */
export interface UnsettledShare {
  reference: string;
  state: OrderState | null;
  amount: number;
}

/** Reads what is still pending or held for a vendor, by order or payout request. */
@Injectable()
export class UnsettledShares {
  constructor(private readonly database: Database) {}

  /** In the order in which they were booked first. */
  async find(account: LedgerAccount, vendor_id: number, currency: string): Promise<UnsettledShare[]> {
    const rows: { reference: string; state: OrderState | null; amount: string | number }[] =
      await this.database.em.query(
        `SELECT t.reference, o.state, t.amount FROM (
            SELECT reference, SUM(amount) AS amount, MIN(id) AS first FROM ledger_entries
            WHERE account = ? AND owner = ? AND currency = ? GROUP BY reference HAVING SUM(amount) <> 0
          ) t LEFT JOIN orders o ON o.number = t.reference ORDER BY t.first`,
        [account, String(vendor_id), currency],
      );
    return rows.map(({ reference, state, amount }) => ({ reference, state, amount: -Number(amount) }));
  }
}
