import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Variant } from '../../catalogue';

/** Special price of a variant within a window and quota; written by a higher module, read by offers. */
@Entity('special_prices')
@Index(['source_id', 'variant_id'], { unique: true })
@Index(['variant_id', 'ends_at'])
export class SpecialPrice extends BaseRecord {
  /** Flash sale that it belongs to; no foreign key, because flash sales are in a higher module. */
  @Column({ type: 'integer' })
  source_id!: number;

  @Column({ type: 'integer' })
  variant_id!: number;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  /** Minor units of the shop's default currency; null if `rate` defines the reduction. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  price!: number | null;

  /** Share of the regular price that is deducted, as an exact decimal string. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  rate!: string | null;

  /** Units sold at this price in total; null for no limit but the stock. */
  @Column({ type: 'integer', nullable: true })
  quota!: number | null;

  /** Maximum units per buyer at this price. */
  @Column({ type: 'integer', nullable: true })
  per_customer!: number | null;

  /** Units held by non-void orders at this price; always the sum over its buyers. */
  @Column({ type: 'integer', default: 0 })
  sold!: number;

  /** UTC; the window includes its start and excludes its end. */
  @Column({ type: 'datetime', precision: 3 })
  starts_at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  ends_at!: Date;

  /** Whether its flash sale is enabled. */
  @Column({ type: 'boolean', default: true })
  is_on!: boolean;
}

/** Units that one buyer's non-void orders hold at a special price. */
@Entity('special_price_buyers')
export class SpecialPriceBuyer {
  @PrimaryColumn({ type: 'integer' })
  special_price_id!: number;

  /** Normalised e-mail address, for guests and customers alike. */
  @PrimaryColumn({ type: 'varchar', length: 190 })
  buyer!: string;

  @Column({ type: 'integer' })
  quantity!: number;

  @ManyToOne(() => SpecialPrice, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'special_price_id' })
  special_price?: SpecialPrice;
}
