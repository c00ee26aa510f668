import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { SAFE_INTEGER } from '../../kernel/resource';
import type { CheckedAddress } from '../customers';
import { Customer } from '../customers';
import type { TaxShare } from './totals';

const AMOUNT = { type: 'bigint', transformer: SAFE_INTEGER } as const;

/**
 * Order group: what a buyer ordered at once, split into one order per vendor. Its state is derived from them
 * and never stored; amounts are minor units of `currency`.
 */
@Entity('order_groups')
@Index(['buyer', 'idempotency_key'], { unique: true })
export class OrderGroup extends BaseRecord {
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 16 })
  number!: string;

  @Index()
  @Column({ type: 'integer', nullable: true })
  customer_id!: number | null;

  @ManyToOne(() => Customer, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  /** Scope of the idempotency key: the customer, or the hash of a guest's session. */
  @Column({ type: 'varchar', length: 80 })
  buyer!: string;

  @Column({ type: 'varchar', length: 100 })
  idempotency_key!: string;

  /** Hash of the request, which distinguishes a repeat from a reused key; null in old orders. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_hash!: string | null;

  @Column({ type: 'varchar', length: 190 })
  email!: string;

  @Column({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Exchange rate at sale: units of `currency` per unit of the shop's default currency. */
  @Column({ type: 'varchar', length: 32 })
  rate_at_sale!: string;

  @Column({ type: 'varchar', length: 48 })
  payment_method!: string;

  @Column({ type: 'simple-json' })
  shipping_address!: CheckedAddress;

  @Column({ type: 'simple-json' })
  billing_address!: CheckedAddress;

  @Column(AMOUNT)
  items!: number;

  @Column(AMOUNT)
  discount!: number;

  @Column(AMOUNT)
  shipping!: number;

  /** Coupon discount on shipping. */
  @Column({ ...AMOUNT, default: 0 })
  shipping_discount!: number;

  @Column({ ...AMOUNT, default: 0 })
  payment_fee!: number;

  @Column(AMOUNT)
  tax!: number;

  @Column(AMOUNT)
  tax_included!: number;

  @Column(AMOUNT)
  total!: number;

  @Column({ type: 'simple-json' })
  taxes!: TaxShare[];

  /** UTC; when the orders that are still unpaid expire. Null if they were placed without awaiting payment. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  expires_at!: Date | null;

  /** Note from the buyer. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;
}
