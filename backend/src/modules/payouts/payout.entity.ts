import type { PayoutState } from '@stoa/contracts';
import { PAYOUT_METHODS, type PayoutMethod, PAYOUT_STATES } from '@stoa/contracts';
import { Column } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, LongText, Moment, Money, Text } from '../../kernel/resource';

const FROZEN = { readOnly: true, currencyField: 'currency' } as const;

/** Common fields of payout requests; immutable except for the state and its notes. */
export abstract class Payout extends BaseRecord {
  @Text({ max: 16, readOnly: true, unique: true })
  number!: string | null;

  @Money({ ...FROZEN, required: true, min: 1 })
  amount!: number;

  /** Fee that the platform keeps, by the rules at the time of the request; null for older requests. */
  @Money(FROZEN)
  fee!: number | null;

  /** What is transferred: the amount less the fee. */
  @Money(FROZEN)
  net!: number | null;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  @Choice(PAYOUT_METHODS, { default: 'bank_transfer', readOnly: true })
  method!: PayoutMethod;

  /** Masked account, which shows only its end. */
  @Text({ max: 190, required: true, readOnly: true })
  destination!: string;

  /** The full account, encrypted. */
  @Column({ type: 'varchar', length: 400 })
  closed_destination!: string;

  /** Changed only by its process (`payout.process.ts`). */
  @Choice(PAYOUT_STATES, { default: 'pending', readOnly: true })
  state!: PayoutState;

  /** The bank's reference of the transfer. */
  @Text({ max: 120, readOnly: true })
  reference!: string | null;

  /** Why it was rejected, failed or was returned. */
  @LongText({ max: 1000, readOnly: true })
  reason!: string | null;

  /** When it was approved or rejected. */
  @Moment({ readOnly: true })
  decided_at!: Date | null;

  @Moment({ readOnly: true })
  paid_at!: Date | null;
}
