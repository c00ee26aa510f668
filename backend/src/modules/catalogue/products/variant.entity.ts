import type { TierPrice } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { SoftDeletableRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Media } from '../../media';
import { Product } from './product.entity';

/** What is stated of a variant beside its SKU, options and picture: by the editor, by files, and in a history. */
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

/** What is bought: one combination of a product's options; a simple product has exactly one. */
@Entity('variants')
@Index(['product_id', 'option_key', 'deleted_key'], { unique: true })
@Index(['vendor_id', 'sku', 'deleted_key'], { unique: true })
@Index(['media_id'])
export class Variant extends SoftDeletableRecord {
  @Column({ type: 'integer' })
  product_id!: number;

  /** The product's vendor, repeated because a SKU is unique per vendor. */
  @Column({ type: 'integer' })
  vendor_id!: number;

  /** Upper case, so that both engines agree on what is the same. */
  @Column({ type: 'varchar', length: 64 })
  sku!: string;

  @Column({ type: 'varchar', length: 14, nullable: true })
  gtin!: string | null;

  /** Ids of its option values in the order of the product's axes, as in `57.12`; empty where it has none. */
  @Column({ type: 'varchar', length: 120, default: '' })
  option_key!: string;

  /** Minor units of the shop's default currency. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price!: number;

  /** The former price, higher than `price`. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  compare_at!: number | null;

  /** Quantity breaks by rising quantity; null where it has none. */
  @Column({ type: 'simple-json', nullable: true })
  tier_prices!: TierPrice[] | null;

  /** The lowest price of the 30 days before the present reduction began; derived, and null where nothing is known. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  lowest_price!: number | null;

  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  cost!: number | null;

  /** Grams, packed. */
  @Column({ type: 'integer', nullable: true })
  weight!: number | null;

  /** Outer measures in millimetres, packed. */
  @Column({ type: 'integer', nullable: true })
  length!: number | null;

  @Column({ type: 'integer', nullable: true })
  width!: number | null;

  @Column({ type: 'integer', nullable: true })
  height!: number | null;

  @Column({ type: 'integer', nullable: true })
  media_id!: number | null;

  /** Whether more may be sold than there is. */
  @Column({ type: 'varchar', length: 8, default: 'deny' })
  backorder!: 'deny' | 'allow';

  /** At so many available pieces or fewer it runs low; the shop's setting counts where it is empty. */
  @Column({ type: 'integer', nullable: true })
  reorder_point!: number | null;

  /** Always the sum of its movements (domain §1.5). */
  @Column({ type: 'integer', default: 0 })
  on_hand!: number;

  /** Pieces promised to orders that are not settled yet. */
  @Column({ type: 'integer', default: 0 })
  reserved!: number;

  /** Place among the product's variants. */
  @Column({ type: 'integer', default: 0 })
  sort!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Media, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;
}
