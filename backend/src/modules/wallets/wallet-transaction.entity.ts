import {
  WALLET_TRANSACTION_STATES,
  WALLET_TRANSACTION_TYPES,
  type WalletTransactionState,
  type WalletTransactionType,
} from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, LongText, Moment, Money, Ref, Text } from '../../kernel/resource';
import { Customer } from '../customers';
import { Admin } from '../identity';

const FROZEN = { readOnly: true, currencyField: 'currency' } as const;

/** A movement of a customer's wallet, booked or still to be confirmed; immutable except for its state. */
@Entity('wallet_transactions')
@Index(['customer_id', 'currency', 'booked_at'])
@Index(['state', 'created_at'])
@Index(['customer_id', 'request_key'], { unique: true })
export class WalletTransaction extends BaseRecord {
  @Text({ max: 16, required: true, readOnly: true, unique: true })
  number!: string;

  @Ref(() => Customer, { resource: 'customers', required: true, readOnly: true })
  customer_id!: number;

  @Choice(WALLET_TRANSACTION_TYPES, { required: true, readOnly: true })
  type!: WalletTransactionType;

  /** Changed only by its process (`wallet.process.ts`). */
  @Choice(WALLET_TRANSACTION_STATES, { default: 'pending', readOnly: true })
  state!: WalletTransactionState;

  /** Negative where money leaves the wallet. */
  @Money({ ...FROZEN, required: true })
  amount!: number;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  /** Balance right after it was booked; null until then. */
  @Money(FROZEN)
  balance!: number | null;

  /** Number of the order, refund or transaction that it belongs to. */
  @Text({ max: 40, readOnly: true })
  reference!: string | null;

  /** The operator's reason of a bonus, a correction or a rejection, which the customer reads as well. */
  @LongText({ max: 500, readOnly: true })
  note!: string | null;

  /** Code of the payment method of a deposit. */
  @Text({ max: 48, readOnly: true })
  payment_method!: string | null;

  /** Masked account of a withdrawal, which shows only its end. */
  @Text({ max: 60, readOnly: true })
  destination!: string | null;

  /** The operator who asked for it. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  requested_by!: number | null;

  /** The operator who confirmed or refused it. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  decided_by!: number | null;

  /** When it changed the balance. */
  @Moment({ readOnly: true })
  booked_at!: Date | null;

  /** The full account of a withdrawal, encrypted. */
  @Column({ type: 'varchar', length: 400, nullable: true })
  closed_destination!: string | null;

  /** Key and fingerprint of the customer's request, which tell a repeat from a reused key. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  request_key!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  request_hash!: string | null;
}
