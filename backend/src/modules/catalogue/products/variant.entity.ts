import type { TierPrice } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { SoftDeletableRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Media } from '../../media';
import { Product } from './product.entity';

/** Variant fields besides SKU, options and picture, for the editor, imports and the history. */
export const VARIANT_FACTS = [
  'gtin',
  'price',
  'compare_at',
  'tier_prices',
  'cost',
  'weight',
  'length',
  'width',
  'height',
  'backorder',
  'reorder_point',
] as const;

/** What customers buy: one combination of a product's options; a simple product has exactly one variant. */
@Entity('variants')
@Index(['product_id', 'option_key', 'deleted_key'], { unique: true })
@Index(['vendor_id', 'sku', 'deleted_key'], { unique: true })
@Index(['media_id'])
export class Variant extends SoftDeletableRecord {
  @Column({ type: 'integer' })
  product_id!: number;

  /** The product's vendor, denormalised because SKUs are unique per vendor. */
  @Column({ type: 'integer' })
  vendor_id!: number;

  /** Upper case, so that both database engines agree on uniqueness. */
  @Column({ type: 'varchar', length: 64 })
  sku!: string;

  @Column({ type: 'varchar', length: 14, nullable: true })
  gtin!: string | null;

  /** Option value ids in the order of the product's axes, such as `57.12`; empty without options. */
  @Column({ type: 'varchar', length: 120, default: '' })
  option_key!: string;

  /** Minor units of the shop's default currency. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price!: number;

  /** The former price, higher than `price`; minor units. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  compare_at!: number | null;

  /** Tier prices by ascending quantity; null if none. */
  @Column({ type: 'simple-json', nullable: true })
  tier_prices!: TierPrice[] | null;

  /** Lowest price of the 30 days before the current reduction; derived, null where unknown. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  lowest_price!: number | null;

  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  cost!: number | null;

  /** Packed weight in grams. */
  @Column({ type: 'integer', nullable: true })
  weight!: number | null;

  /** Packed outer dimensions in millimetres. */
  @Column({ type: 'integer', nullable: true })
  length!: number | null;

  @Column({ type: 'integer', nullable: true })
  width!: number | null;

  @Column({ type: 'integer', nullable: true })
  height!: number | null;

  @Column({ type: 'integer', nullable: true })
  media_id!: number | null;

  /** Whether it may be sold beyond the available stock. */
  @Column({ type: 'varchar', length: 8, default: 'deny' })
  backorder!: 'deny' | 'allow';

  /** Low-stock threshold in available units; null uses the shop's setting. */
  @Column({ type: 'integer', nullable: true })
  reorder_point!: number | null;

  /** Always the sum of its stock movements. */
  @Column({ type: 'integer', default: 0 })
  on_hand!: number;

  /** Units reserved for orders that are not settled yet. */
  @Column({ type: 'integer', default: 0 })
  reserved!: number;

  /** Sort position among the product's variants. */
  @Column({ type: 'integer', default: 0 })
  sort!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Media, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;
}
