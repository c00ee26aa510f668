import type { LedgerAccount } from '@stoa/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';

/**
 * Current balance of an account that may not be overdrawn: its row serialises concurrent postings. Always the
 * sum of the account's entries, which `npm run verify:books` proves.
 */
@Entity('ledger_balances')
export class LedgerBalance {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  account!: LedgerAccount;

  @PrimaryColumn({ type: 'varchar', length: 32 })
  owner!: string;

  @PrimaryColumn({ type: 'varchar', length: 3 })
  currency!: string;

  /** Debits less credits. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;
}
