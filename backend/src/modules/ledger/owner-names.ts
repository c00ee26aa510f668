import { Injectable } from '@nestjs/common';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@stoa/contracts';
import { Database, placeholders } from '../../kernel/database';

/** Tables of owners and their name columns; raw SQL, as the ledger is below the modules of its owners. */
const NAMES = {
  vendor: 'SELECT id, store_name AS name FROM vendors',
  rider: 'SELECT id, name FROM riders',
  customer: "SELECT id, CONCAT(first_name, ' ', last_name) AS name FROM customers",
} as const;

/** Names of the owners of accounts, for people who read the books. */
@Injectable()
export class OwnerNames {
  constructor(private readonly database: Database) {}

  /** Names by account and owner, separated by a line break; gateways are named by their driver. */
  async find(entries: readonly { account: LedgerAccount; owner: string }[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const kind of ['vendor', 'rider', 'customer'] as const) {
      const own = entries.filter(
        ({ account, owner }) => /^\d+$/.test(owner) && LEDGER_ACCOUNTS[account].owner === kind,
      );
      const ids = [...new Set(own.map(({ owner }) => Number(owner)))];
      if (ids.length === 0) continue;
      const marks = placeholders(ids);
      const rows: { id: number; name: string }[] = await this.database.em.query(
        `${NAMES[kind]} WHERE id IN (${marks})`,
        ids,
      );
      const named = new Map(rows.map((row) => [String(row.id), row.name]));
      for (const { account, owner } of own) names.set(`${account}\n${owner}`, named.get(owner) ?? '');
    }
    for (const { account, owner } of entries)
      if (LEDGER_ACCOUNTS[account].owner === 'gateway') names.set(`${account}\n${owner}`, owner);
    return names;
  }

  /** Whether a payment method uses this gateway. */
  async isGateway(driver: string): Promise<boolean> {
    const sql = 'SELECT driver FROM payment_methods WHERE driver = ? LIMIT 1';
    return (await this.database.em.query<object[]>(sql, [driver])).length > 0;
  }
}
