import { Injectable } from '@nestjs/common';
import type { LedgerEntryRow } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import type { LedgerEntry } from './ledger-entry.entity';
import { OwnerNames } from './owner-names';

/** Presents entries with the names of their accounts' owners. */
@Injectable()
export class LedgerEntryPresenter implements Presenter<LedgerEntry> {
  constructor(private readonly names: OwnerNames) {}

  async rows(rows: LedgerEntry[]): Promise<LedgerEntryRow[]> {
    const names = await this.names.find(rows);
    return rows.map(({ created_at, updated_at, position: _, ...row }) => ({
      ...row,
      owner_name: names.get(`${row.account}\n${row.owner}`) ?? '',
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }));
  }

  async one(row: LedgerEntry): Promise<LedgerEntryRow> {
    const [shown] = await this.rows([row]);
    if (!shown) throw Failure.notFound();
    return shown;
  }
}
