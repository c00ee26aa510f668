import { LEDGER_PERIOD_STATES, type LedgerAccount, type LedgerPeriodState } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Moment, Ref, SAFE_INTEGER, Text } from '../../../kernel/resource';
import { Admin } from '../../identity';

/** Days of the books that are closed: nothing can be booked to them, and their sums are kept. */
@Entity('ledger_periods')
@Index(['state', 'last_day'])
export class LedgerPeriod extends BaseRecord {
  /** The day after the period before; null for the first period, which has no beginning. */
  @Text({ max: 10, readOnly: true })
  first_day!: string | null;

  @Text({ max: 10, required: true, readOnly: true })
  last_day!: string;

  /** Changed only by its process (`period.process.ts`). */
  @Choice(LEDGER_PERIOD_STATES, { default: 'closed', readOnly: true })
  state!: LedgerPeriodState;

  @Ref(() => Admin, { resource: 'admins', readOnly: true, required: true })
  closed_by!: number;

  /** Who asked for the reopening, and why. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  reopening_requested_by!: number | null;

  @Text({ max: 250, readOnly: true })
  reopening_reason!: string | null;

  /** The operator who confirmed or declined the reopening. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  decided_by!: number | null;

  @Moment({ readOnly: true })
  reopened_at!: Date | null;
}

/** An account's sums of a closed period, as they were when it was closed. */
@Entity('ledger_period_sums')
export class LedgerPeriodSum {
  @PrimaryColumn({ type: 'integer' })
  period_id!: number;

  @ManyToOne(() => LedgerPeriod, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'period_id' })
  period?: LedgerPeriod;

  @PrimaryColumn({ type: 'varchar', length: 32 })
  account!: LedgerAccount;

  @PrimaryColumn({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  debit!: number;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  credit!: number;
}
