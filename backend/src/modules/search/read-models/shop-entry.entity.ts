import type { StockStatus } from '@stoa/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';

/**
 * Read model: the shop index's data of one product. Rows of deleted products stay with `is_live` off, so that
 * other nodes learn of the deletion.
 */
@Entity('shop_entries')
@Index(['changed_ms'])
export class ShopEntry {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  /** Active and with at least one variant; whether its vendor trades is checked live. */
  @Column({ type: 'boolean', default: false })
  is_live!: boolean;

  @Column({ type: 'integer' })
  vendor_id!: number;

  @Column({ type: 'integer', nullable: true })
  brand_id!: number | null;

  /** Lowest and highest price of its variants, minor units of the default currency. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price!: number;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price_max!: number;

  /** Hundredths of a star; 0 without reviews. */
  @Column({ type: 'integer', default: 0 })
  rating!: number;

  @Column({ type: 'integer', default: 0 })
  sold_count!: number;

  @Column({ type: 'varchar', length: 16 })
  stock_status!: StockStatus;

  @Column({ type: 'boolean', default: false })
  is_featured!: boolean;

  /** Whether any variant's price is below its compare-at price. */
  @Column({ type: 'boolean', default: false })
  is_on_sale!: boolean;

  /** Epoch milliseconds; 0 if available without a date. */
  @Column({ type: 'bigint', default: 0, transformer: SAFE_INTEGER })
  available_ms!: number;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  created_ms!: number;

  /** Ids of its categories and all their ancestors: `3,17`. */
  @Column({ type: 'text' })
  categories!: string;

  /** Filterable attribute values of each variant, variants separated by `;`: `12,55;13,55`. */
  @Column({ type: 'text' })
  variants!: string;

  /** When this row was last written, in epoch milliseconds: nodes read changes since their last one. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  changed_ms!: number;
}
