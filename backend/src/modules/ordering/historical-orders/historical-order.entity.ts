import type { OrderAddress, ShopMigrationSource } from '@stoa/contracts';
import { SHOP_MIGRATION_SOURCES } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, LongText, Moment, Money, Ref, SAFE_INTEGER, Text } from '../../../kernel/resource';
import { Product, Variant } from '../../catalogue';
import { Customer } from '../../customers';

const amount = { currencyField: 'currency', default: 0, readOnly: true } as const;
const fixed = { readOnly: true } as const;

/**
 * An order of the shop that this one replaces, for reading only: it is in no books, no stock, no payout and no
 * report (ADR 75).
 */
@Entity('historical_orders')
@Index(['source', 'number'], { unique: true })
@Index(['email'])
export class HistoricalOrder extends BaseRecord {
  /** The number in the former shop. */
  @Text({ max: 64, required: true, readOnly: true, identifier: 'exact' })
  number!: string;

  @Choice(SHOP_MIGRATION_SOURCES, { required: true, readOnly: true })
  source!: ShopMigrationSource;

  /** The account with the order's e-mail address, once that is proven. */
  @Ref(() => Customer, { resource: 'customers', onDelete: 'SET NULL', readOnly: true })
  customer_id!: number | null;

  @Text({ max: 190, format: 'email', readOnly: true })
  email!: string | null;

  @Text({ max: 200, ...fixed })
  customer_name!: string | null;

  @Moment({ required: true, readOnly: true })
  placed_at!: Date;

  @Moment(fixed)
  cancelled_at!: Date | null;

  /** States in the former shop's own words. */
  @Text({ max: 60, ...fixed })
  order_status!: string | null;

  @Text({ max: 60, ...fixed })
  payment_status!: string | null;

  @Text({ max: 60, ...fixed })
  fulfillment_status!: string | null;

  @Text({ max: 3, required: true, readOnly: true, format: 'code', identifier: 'code' })
  currency!: string;

  /** Sum of the items; null where the file has none. */
  @Money({ currencyField: 'currency', readOnly: true })
  subtotal!: number | null;

  @Money(amount)
  discount!: number;

  @Money(amount)
  shipping!: number;

  @Money(amount)
  tax!: number;

  @Money(amount)
  total!: number;

  @Money(amount)
  refunded!: number;

  @Text({ max: 190, ...fixed })
  coupon_code!: string | null;

  @Text({ max: 120, ...fixed })
  payment_method!: string | null;

  @Text({ max: 190, ...fixed })
  shipping_method!: string | null;

  @LongText({ max: 4000, ...fixed })
  note!: string | null;

  @Int({ default: 0, readOnly: true })
  item_count!: number;

  @Column({ type: 'simple-json', nullable: true })
  billing_address!: OrderAddress | null;

  @Column({ type: 'simple-json', nullable: true })
  shipping_address!: OrderAddress | null;
}

const ofOrder = { onDelete: 'CASCADE', onUpdate: 'NO ACTION' } as const;
const ofCatalogue = { onDelete: 'SET NULL', onUpdate: 'NO ACTION' } as const;

/** A line of a historical order; linked to a variant where exactly one of the shop has its SKU. */
@Entity('historical_order_lines')
@Index(['order_id'])
@Index(['variant_id', 'sku'])
export class HistoricalOrderLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  order_id!: number;

  @Column({ type: 'varchar', length: 250 })
  name!: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  sku!: string | null;

  @Column({ type: 'integer' })
  quantity!: number;

  /** Minor units; null where the file has none. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  unit_price!: number | null;

  @Index()
  @Column({ type: 'integer', nullable: true })
  product_id!: number | null;

  @Column({ type: 'integer', nullable: true })
  variant_id!: number | null;

  @ManyToOne(() => HistoricalOrder, ofOrder)
  @JoinColumn({ name: 'order_id' })
  order?: HistoricalOrder;

  @ManyToOne(() => Product, ofCatalogue)
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Variant, ofCatalogue)
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;
}
