import {
  SETTLEMENT_LAYOUTS,
  SETTLEMENT_LINE_TYPES,
  SETTLEMENT_MATCHES,
  SETTLEMENT_STATES,
  type SettlementLayout,
  type SettlementLineType,
  type SettlementMatch,
  type SettlementState,
  type SettlementTotal,
} from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Money, Moment, Ref, Text } from '../../../kernel/resource';
import { Admin } from '../../identity';

const FROZEN = { readOnly: true, currencyField: 'currency', required: true } as const;

/** A gateway's settlement file, compared with its clearing account; immutable except for its state. */
@Entity('settlements')
@Index(['state', 'created_at'])
export class GatewaySettlement extends BaseRecord {
  @Text({ max: 16, required: true, readOnly: true, unique: true })
  number!: string;

  /** The gateway. */
  @Text({ max: 32, required: true, readOnly: true })
  driver!: string;

  @Choice(SETTLEMENT_LAYOUTS, { required: true, readOnly: true })
  layout!: SettlementLayout;

  @Text({ max: 190, required: true, readOnly: true })
  filename!: string;

  /** Changed only by its process (`settlement.process.ts`). */
  @Choice(SETTLEMENT_STATES, { default: 'open', readOnly: true })
  state!: SettlementState;

  /** Days of the first and the last line. */
  @Text({ max: 10, required: true, readOnly: true })
  first_day!: string;

  @Text({ max: 10, required: true, readOnly: true })
  last_day!: string;

  @Ref(() => Admin, { resource: 'admins', readOnly: true, required: true })
  uploaded_by!: number;

  /** The operator who confirmed, discarded or reversed it last. */
  @Ref(() => Admin, { resource: 'admins', readOnly: true })
  decided_by!: number | null;

  @Moment({ readOnly: true })
  posted_at!: Date | null;

  /** What was posted, by currency; null until then. */
  @Column({ type: 'simple-json', nullable: true })
  posted!: SettlementTotal[] | null;

  /** Gateway and hash of the file while it is open or posted: the same file is not taken twice. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 100, nullable: true })
  live_fingerprint!: string | null;
}

/** One line of a settlement file; amounts as seen by the shop, negative where money left the gateway. */
@Entity('settlement_lines')
@Index(['settlement_id', 'match', 'line'])
export class SettlementLine extends BaseRecord {
  @Ref(() => GatewaySettlement, { resource: 'settlements', readOnly: true, required: true })
  settlement_id!: number;

  /** Number of the line in the file. */
  @Column({ type: 'integer' })
  line!: number;

  @Choice(SETTLEMENT_LINE_TYPES, { required: true, readOnly: true })
  type!: SettlementLineType;

  @Text({ max: 10, required: true, readOnly: true })
  day!: string;

  /** The gateway's id of the transaction, or the reference of a generic file. */
  @Text({ max: 190, required: true, readOnly: true })
  reference!: string;

  @Money(FROZEN)
  gross!: number;

  @Money(FROZEN)
  fee!: number;

  @Money(FROZEN)
  net!: number;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  @Choice(SETTLEMENT_MATCHES, { required: true, readOnly: true })
  match!: SettlementMatch;

  /** Amount in the books; null where nothing was found there. */
  @Money({ readOnly: true, currencyField: 'currency' })
  booked!: number | null;

  /** Number of the order or checkout that was found. */
  @Text({ max: 40, readOnly: true })
  order_number!: string | null;

  /** All references by which it is looked for in the books, the most specific first. */
  @Column({ type: 'simple-json' })
  references!: string[];

  /** Identifies the transaction among all files of the gateway. */
  @Column({ type: 'varchar', length: 240 })
  transaction_key!: string;

  /** `transaction_key` once the line is posted: unique, so that no transaction is settled twice. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 240, nullable: true })
  settled_key!: string | null;

  /** The movement in the books that it is about, by `ClearingItem.key`. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  item!: string | null;

  /** `item` once the line is posted: unique, so that no movement is settled twice. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 190, nullable: true })
  settled_item!: string | null;
}
