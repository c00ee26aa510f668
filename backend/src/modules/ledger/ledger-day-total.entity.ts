import type { LedgerAccount } from '@stoa/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';

/** Sums of one account's entries of a finished day, so that a balance reads days instead of entries. */
@Entity('ledger_day_totals')
@Index(['account', 'owner', 'currency', 'day'])
// The trial balance is summed from this index alone.
@Index(['account', 'currency', 'day', 'debit', 'credit'])
export class LedgerDayTotal {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  @PrimaryColumn({ type: 'varchar', length: 32 })
  account!: LedgerAccount;

  @PrimaryColumn({ type: 'varchar', length: 32 })
  owner!: string;

  @PrimaryColumn({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  debit!: number;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  credit!: number;

  @Column({ type: 'integer' })
  entries!: number;
}
