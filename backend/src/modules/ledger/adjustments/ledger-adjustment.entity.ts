import {
  LEDGER_ADJUSTMENT_STATES,
  type LedgerAdjustmentLine,
  type LedgerAdjustmentState,
} from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Money, Moment, Ref, Text } from '../../../kernel/resource';
import { Admin } from '../../identity';

/** A posting by hand, with its reason; immutable except for its state. */
@Entity('ledger_adjustments')
@Index(['state', 'created_at'])
@Index(['requested_by', 'request_key'], { unique: true })
export class LedgerAdjustment extends BaseRecord {
  @Text({ max: 16, required: true, readOnly: true, unique: true })
  number!: string;

  /** Changed only by its process (`adjustment.process.ts`). */
  @Choice(LEDGER_ADJUSTMENT_STATES, { default: 'pending', readOnly: true })
  state!: LedgerAdjustmentState;

  /** Sum of its debits, and so of its credits. */
  @Money({ readOnly: true, currencyField: 'currency', required: true })
  amount!: number;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  /** Day in the shop's time zone that it is booked to; null for the day on which it is posted. */
  @Text({ max: 10, readOnly: true })
  day!: string | null;

  /** Why it is needed; the vendors whom it concerns read it as well. */
  @Text({ max: 250, required: true, readOnly: true })
  reason!: string;

  @Column({ type: 'simple-json' })
  lines!: LedgerAdjustmentLine[];

  @Ref(() => Admin, { resource: 'admins', readOnly: true, required: true })
  requested_by!: number;

  /** The operator who approved or refused it; null where none was needed. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  decided_by!: number | null;

  @Moment({ readOnly: true })
  posted_at!: Date | null;

  @Text({ max: 250, readOnly: true })
  reversal_reason!: string | null;

  /** Who asked for the reversal. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  reversal_requested_by!: number | null;

  @Moment({ readOnly: true })
  reversed_at!: Date | null;

  /** A repeated request with the same key adjusts nothing more. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_key!: string | null;

  /** SHA-256 of the request that the key belongs to. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_hash!: string | null;
}
