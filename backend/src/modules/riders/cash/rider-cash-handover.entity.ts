import { CASH_HANDOVER_STATES, type CashHandoverState } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Money, Ref, Text } from '../../../kernel/resource';
import { Admin } from '../../identity';
import { Rider } from '../rider.entity';

/** Cash that a rider of the platform has handed over; immutable except for its state. */
@Entity('rider_cash_handovers')
@Index(['state', 'created_at'])
@Index(['rider_id', 'request_key'], { unique: true })
export class RiderCashHandover extends BaseRecord {
  /** Number of the receipt. */
  @Text({ max: 16, required: true, readOnly: true, unique: true })
  number!: string;

  @Ref(() => Rider, { resource: 'riders', required: true, readOnly: true })
  rider_id!: number;

  /** Changed only by its process (`cash-handover.process.ts`). */
  @Choice(CASH_HANDOVER_STATES, { default: 'posted', readOnly: true })
  state!: CashHandoverState;

  @Money({ required: true, readOnly: true, currencyField: 'currency' })
  amount!: number;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  @Text({ max: 250, readOnly: true })
  note!: string | null;

  /** The operator who took the cash. */
  @Ref(() => Admin, { resource: 'admins', required: true, readOnly: true })
  received_by!: number;

  /** The operator who reversed it. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  reversed_by!: number | null;

  /** A repeated request with the same key records nothing more. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_key!: string | null;

  /** SHA-256 of the request that the key belongs to. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_hash!: string | null;
}
