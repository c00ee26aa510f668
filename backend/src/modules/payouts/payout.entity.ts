import type { PayoutState } from '@stoa/contracts';
import { PAYOUT_METHODS, type PayoutMethod, PAYOUT_STATES } from '@stoa/contracts';
import { Column } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, LongText, Moment, Money, Text } from '../../kernel/resource';

const FROZEN = { readOnly: true, currencyField: 'currency' } as const;

/** What requests of vendors and riders have in common; nothing of one changes but its state and what is said about that. */
export abstract class Payout extends BaseRecord {
  @Text({ max: 16, readOnly: true, unique: true })
  number!: string | null;

  @Money({ ...FROZEN, required: true, min: 1 })
  amount!: number;

  /** What paying cost; known once the ledger has settled it. */
  @Money(FROZEN)
  fee!: number | null;

  /** What arrived; known once the ledger has settled it. */
  @Money(FROZEN)
  net!: number | null;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  @Choice(PAYOUT_METHODS, { default: 'bank_transfer', readOnly: true })
  method!: PayoutMethod;

  /** End of the account, by which people know it. */
  @Text({ max: 190, required: true, readOnly: true })
  destination!: string;

  /** The whole account, encrypted. */
  @Column({ type: 'varchar', length: 400 })
  closed_destination!: string;

  /** Moved along its table only (`payout.process.ts`). */
  @Choice(PAYOUT_STATES, { default: 'pending', readOnly: true })
  state!: PayoutState;

  /** The bank's name for the transfer. */
  @Text({ max: 120, readOnly: true })
  reference!: string | null;

  /** Why it was rejected, failed or came back. */
  @LongText({ max: 1000, readOnly: true })
  reason!: string | null;

  /** When it was approved or rejected. */
  @Moment({ readOnly: true })
  decided_at!: Date | null;

  @Moment({ readOnly: true })
  paid_at!: Date | null;
}
