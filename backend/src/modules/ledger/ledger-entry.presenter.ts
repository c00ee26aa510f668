import { Injectable } from '@nestjs/common';
import type { LedgerEntryRow } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database, placeholders } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import type { LedgerEntry } from './ledger-entry.entity';
import { OwnerNames } from './owner-names';

/** Presents entries with the names of their accounts' owners and the orders that they refer to. */
@Injectable()
export class LedgerEntryPresenter implements Presenter<LedgerEntry> {
  constructor(
    private readonly names: OwnerNames,
    private readonly database: Database,
  ) {}

  async rows(rows: LedgerEntry[], { language }: Caller): Promise<LedgerEntryRow[]> {
    const names = await this.names.find(rows, language);
    const orders = await this.ordersOf(rows);
    return rows.map(({ created_at, updated_at, position: _, ...row }) => ({
      ...row,
      owner_name: names.get(`${row.account}\n${row.owner}`) ?? '',
      order_id: orders.get(row.reference) ?? null,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }));
  }

  async one(row: LedgerEntry, caller: Caller): Promise<LedgerEntryRow> {
    const [shown] = await this.rows([row], caller);
    if (!shown) throw Failure.notFound();
    return shown;
  }

  /** Ids of the orders that are references, by number; raw SQL, as the ledger is below the orders. */
  private async ordersOf(rows: readonly LedgerEntry[]): Promise<Map<string, number>> {
    const numbers = [...new Set(rows.map(({ reference }) => reference))];
    if (numbers.length === 0) return new Map();
    const sql = `SELECT id, number FROM orders WHERE number IN (${placeholders(numbers)})`;
    const orders = await this.database.em.query<{ id: number; number: string }[]>(sql, numbers);
    return new Map(orders.map(({ id, number }) => [number, Number(id)]));
  }
}
