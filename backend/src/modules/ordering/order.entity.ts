import {
  type ChosenOption,
  ORDER_STATES,
  type OrderState,
  type PickupPlace,
  type RateType,
  type ShipmentState,
} from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord, CollatedText } from '../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  LongText,
  Moment,
  Money,
  Ref,
  SAFE_INTEGER,
  Text,
  Version,
} from '../../kernel/resource';
import type { FrozenCommission } from '../commissions';
import { Customer } from '../customers';
import { Vendor } from '../vendors';
import type { FrozenDiscount } from './frozen-discounts';
import { OrderGroup } from './order-group.entity';
import type { TaxShare } from './totals';

const FROZEN = { required: true, readOnly: true, currencyField: 'currency' } as const;

/** One vendor's part of an order group, with its own state; all but state and note is frozen at sale. */
@Entity('orders')
@Index(['placed_at'])
@Index(['updated_at'])
@Index(['vendor_id', 'updated_at'])
@Index(['vendor_id', 'placed_at'])
@Index(['state', 'placed_at'])
@Index(['email'])
export class Order extends BaseRecord {
  @Text({ max: 20, required: true, readOnly: true, unique: true })
  number!: string;

  @Index()
  @Column({ type: 'integer' })
  group_id!: number;

  @ManyToOne(() => OrderGroup, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'group_id' })
  group?: OrderGroup;

  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  @Ref(() => Customer, { resource: 'customers', readOnly: true, onDelete: 'SET NULL' })
  customer_id!: number | null;

  @Text({ max: 160, required: true, readOnly: true })
  customer_name!: string;

  @Text({ max: 190, required: true, readOnly: true })
  email!: string;

  @Choice(ORDER_STATES, { required: true, readOnly: true })
  state!: OrderState;

  /** State at `placed_at`, with which its timeline begins; null where an event of its own says so (ADR 86). */
  @Column({ type: 'varchar', length: 32, nullable: true })
  initial_state!: OrderState | null;

  @Text({ max: 48, required: true, readOnly: true })
  payment_method!: string;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  /** Exchange rate at sale: units of `currency` per unit of the shop's default currency. */
  @Column({ type: 'varchar', length: 32 })
  rate_at_sale!: string;

  @Money(FROZEN)
  items!: number;

  @Money(FROZEN)
  discount!: number;

  @Money(FROZEN)
  shipping!: number;

  /** Coupon discount on shipping. */
  @Money({ ...FROZEN, default: 0 })
  shipping_discount!: number;

  /** Each of those discounts with its source and funder; null if there were none. */
  @Column({ type: 'simple-json', nullable: true })
  shipping_discounts!: FrozenDiscount[] | null;

  /** The order's share of the payment method's fee; goes to the platform, untaxed. */
  @Money({ ...FROZEN, default: 0 })
  payment_fee!: number;

  @Money(FROZEN)
  tax!: number;

  @Money(FROZEN)
  tax_included!: number;

  @Money(FROZEN)
  total!: number;

  @Column({ type: 'simple-json' })
  taxes!: TaxShare[];

  @Int({ required: true, readOnly: true })
  item_count!: number;

  /** The shipping method; no foreign key, as a method may be deleted while its orders stay. */
  @Column({ type: 'integer', nullable: true })
  shipping_method_id!: number | null;

  @Text({ max: 120, required: true, readOnly: true })
  shipping_method!: string;

  /** How the shipping price was computed; null in orders older than rate types. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  shipping_rate_type!: RateType | null;

  /** Pickup place, frozen at sale. */
  @Column({ type: 'simple-json', nullable: true })
  pickup!: PickupPlace | null;

  /** Buyer's note to this vendor; the note to all vendors is the group's. */
  @Column({ type: 'text', nullable: true })
  buyer_note!: string | null;

  @Column({ type: 'boolean', default: false })
  is_gift!: boolean;

  /** Message enclosed in the parcel. */
  @Column({ type: 'text', nullable: true })
  gift_message!: string | null;

  /** Internal note for operators and vendors; never shown to the buyer. */
  @LongText({ max: 2000 })
  note!: string | null;

  /** The order whose returned items this one replaces; no foreign key, as orders are never deleted. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  replaced_order_id!: number | null;

  @Moment({ required: true, readOnly: true })
  placed_at!: Date;

  @IsDefault()
  is_default!: boolean;

  /** Without a default in the database: orders are written with it. */
  @Version({})
  version!: number;
}

/** Order line: one variant, frozen at sale; later catalogue changes never affect it. */
@Entity('order_lines')
@Index(['order_id', 'variant_id'], { unique: true })
@Index(['product_id'])
export class OrderLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  order_id!: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'order_id' })
  order?: Order;

  /** No foreign keys: products and variants may be deleted after the sale. */
  @Column({ type: 'integer' })
  product_id!: number;

  @Column({ type: 'integer' })
  variant_id!: number;

  @Column({ type: 'varchar', length: 191 })
  slug!: string;

  @CollatedText()
  @Column({ type: 'varchar', length: 250 })
  name!: string;

  @Column({ type: 'varchar', length: 80 })
  sku!: string;

  @Column({ type: 'simple-json' })
  options!: ChosenOption[];

  @Column({ type: 'integer', nullable: true })
  media_id!: number | null;

  @Column({ type: 'integer' })
  quantity!: number;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  unit_price!: number;

  /** Unit price without the flash sale that `unit_price` comes from. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  regular_price!: number | null;

  /** The flash sale; no foreign key, as it may be deleted while its orders stay. */
  @Column({ type: 'integer', nullable: true })
  flash_sale_id!: number | null;

  /** Each discount with its source, amount and funder. */
  @Column({ type: 'simple-json' })
  discounts!: FrozenDiscount[];

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  discount!: number;

  @Column({ type: 'simple-json' })
  taxes!: TaxShare[];

  /** Tax on top of the price. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  tax!: number;

  /** Commission frozen at sale; null if no rule applied. */
  @Column({ type: 'simple-json', nullable: true })
  commission!: FrozenCommission | null;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  total!: number;

  /** Days after delivery in which it can be returned, frozen at sale; null in orders older than returns. */
  @Column({ type: 'integer', nullable: true })
  return_days!: number | null;
}

/** One entry of an order's timeline after it was placed; append-only. */
@Entity('order_events')
@Index(['order_id'])
export class OrderEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  order_id!: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'order_id' })
  order?: Order;

  @Column({ type: 'varchar', length: 32 })
  state!: OrderState;

  /** The label chosen by the operator or vendor, if any. */
  @Column({ type: 'integer', nullable: true })
  order_status_id!: number | null;

  /** The shipment whose state changed, while the order stayed in `state`; both are deleted with their order only. */
  @Column({ type: 'integer', nullable: true })
  shipment_id!: number | null;

  @Column({ type: 'varchar', length: 32, nullable: true })
  shipment_state!: ShipmentState | null;

  /** A message to the buyer, shown on the order's page and in the e-mail about this step. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** Internal note for operators and vendors; never shown to the buyer. */
  @Column({ type: 'text', nullable: true })
  internal_note!: string | null;

  /** Name of the user who did it; null for the shop itself. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  actor!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
