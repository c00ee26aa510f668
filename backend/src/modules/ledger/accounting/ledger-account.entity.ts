import { LEDGER_ACCOUNT_CODES, type LedgerAccount as AccountCode } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Text, Version } from '../../../kernel/resource';

/** What the accountants call an account of the books; one row per account, written by `LedgerAccountSync`. */
@Entity('ledger_accounts')
export class LedgerAccount extends BaseRecord {
  @Choice(LEDGER_ACCOUNT_CODES, { required: true, readOnly: true, unique: true })
  account!: AccountCode;

  /** Number in the accountants' chart of accounts. */
  @Text({ max: 40 })
  account_number!: string | null;

  /** Name in the accountants' chart of accounts. */
  @Text({ max: 120 })
  account_name!: string | null;

  @Version()
  version!: number;
}
