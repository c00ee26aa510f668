import { Injectable } from '@nestjs/common';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@stoa/contracts';
import { Database, placeholders } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';

/** Tables of owners and their name columns; raw SQL, as the ledger is below the modules of its owners. */
const NAMES = {
  vendor: 'SELECT id, store_name FROM vendors',
  rider: 'SELECT id, name FROM riders',
  customer: "SELECT id, CONCAT(first_name, ' ', last_name) AS name FROM customers",
} as const;

/** An owner; the name column of vendors is that of their translations. */
interface OwnerRow {
  id: number;
  name?: string;
  store_name?: string;
}

/** Names of the owners of accounts, for people who read the books. */
@Injectable()
export class OwnerNames {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  /**
   * Names by account and owner, separated by a line break; gateways are named by their driver.
   * @param language language of the vendors' names; without it, that of the shop's own texts
   */
  async find(
    entries: readonly { account: LedgerAccount; owner: string }[],
    language?: string,
  ): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const kind of ['vendor', 'rider', 'customer'] as const) {
      const own = entries.filter(
        ({ account, owner }) => /^\d+$/.test(owner) && LEDGER_ACCOUNTS[account].owner === kind,
      );
      const ids = [...new Set(own.map(({ owner }) => Number(owner)))];
      if (ids.length === 0) continue;
      const named = await this.namesOf(kind, ids, language);
      for (const { account, owner } of own) names.set(`${account}\n${owner}`, named.get(owner) ?? '');
    }
    for (const { account, owner } of entries)
      if (LEDGER_ACCOUNTS[account].owner === 'gateway') names.set(`${account}\n${owner}`, owner);
    return names;
  }

  /** Names by id of owners of one kind. */
  private async namesOf(
    kind: keyof typeof NAMES,
    ids: readonly number[],
    language?: string,
  ): Promise<Map<string, string>> {
    const sql = `${NAMES[kind]} WHERE id IN (${placeholders(ids)})`;
    const rows = await this.database.em.query<OwnerRow[]>(sql, [...ids]);
    const shown =
      kind === 'vendor' && language ? await this.translator.translate('vendors', rows, language) : rows;
    return new Map(shown.map(({ id, name, store_name }) => [String(id), store_name ?? name ?? '']));
  }

  /** Whether a payment method uses this gateway. */
  async isGateway(driver: string): Promise<boolean> {
    const sql = 'SELECT driver FROM payment_methods WHERE driver = ? LIMIT 1';
    return (await this.database.em.query<object[]>(sql, [driver])).length > 0;
  }
}
