import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { LEDGER_ACCOUNT_CODES } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { LedgerAccount } from './ledger-account.entity';

/** Gives each account of the books a row for the accountants' number, also those that a release adds. */
@Injectable()
export class LedgerAccountSync implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const stored = await this.database.em.find(LedgerAccount, { select: { id: true, account: true } });
    const missing = LEDGER_ACCOUNT_CODES.filter((code) => !stored.some(({ account }) => account === code));
    if (missing.length === 0) return;
    const now = this.clock.now();
    const rows = missing.map((account) => ({ account, created_at: now, updated_at: now }));
    // Another node may be starting as well.
    await this.database.tx((em) => em.upsert(LedgerAccount, rows, ['account']));
  }
}
