import { Injectable } from '@nestjs/common';
import type { LedgerAccount as AccountCode } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { LedgerAccount } from './ledger-account.entity';

/** Columns of an account in the accountants' files. */
export interface AccountColumns {
  account_number: string | null;
  account_name: string | null;
  /** Our code, which never changes. */
  account: AccountCode;
}

/** The accountants' numbers and names of accounts. */
@Injectable()
export class AccountNames {
  constructor(private readonly database: Database) {}

  /** Tells the columns of an account, as the mapping is now. */
  async reader(): Promise<(account: AccountCode) => AccountColumns> {
    const rows = await this.database.em.find(LedgerAccount);
    const namesByAccount = new Map(rows.map((row) => [row.account, row]));
    return (account) => {
      const { account_number = null, account_name = null } = namesByAccount.get(account) ?? {};
      return { account_number, account_name, account };
    };
  }
}
