import { LEDGER_ACCOUNT_CODES, LEDGER_EVENTS, type LedgerAccount, type LedgerEvent } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Money, Text } from '../../kernel/resource';

/**
 * One side of a posting: append-only. The entries of a posting share `event` and sum to zero per currency; the
 * unique key on event and position books a business event only once.
 */
@Entity('ledger_entries')
@Index(['event', 'position'], { unique: true })
@Index(['account', 'owner', 'currency', 'day'])
@Index(['day', 'account', 'currency'])
@Index(['type', 'position', 'day'])
@Index(['reference'])
export class LedgerEntry extends BaseRecord {
  /** Day in the shop's time zone, as `2026-11-25`. */
  @Text({ max: 10, required: true, readOnly: true })
  day!: string;

  @Choice(LEDGER_EVENTS, { required: true, readOnly: true })
  type!: LedgerEvent;

  /** The business event, such as `sale:ST-7K3M9QXW-1`. */
  @Text({ max: 190, required: true, readOnly: true })
  event!: string;

  @Column({ type: 'integer' })
  position!: number;

  @Choice(LEDGER_ACCOUNT_CODES, { required: true, readOnly: true })
  account!: LedgerAccount;

  /** Id of the customer, vendor or rider, or the gateway's driver; empty for the platform's own accounts. */
  @Text({ max: 32, required: true, readOnly: true })
  owner!: string;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  /** Positive is a debit, negative a credit. */
  @Money({ required: true, readOnly: true, currencyField: 'currency' })
  amount!: number;

  /** Number of the order, refund, payout or deposit that caused it. */
  @Text({ max: 40, required: true, readOnly: true })
  reference!: string;

  /** Why it was booked, where the event does not say it. */
  @Text({ max: 250, readOnly: true })
  memo!: string | null;
}
