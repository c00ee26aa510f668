import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Variant } from '../products';

/** What a variant costs within a window, for as many pieces as its quota; a higher module writes it, offers read it. */
@Entity('special_prices')
@Index(['source_id', 'variant_id'], { unique: true })
@Index(['variant_id', 'ends_at'])
export class SpecialPrice extends BaseRecord {
  /** The flash sale that it belongs to; without a key, because that lies higher than the catalogue. */
  @Column({ type: 'integer' })
  source_id!: number;

  @Column({ type: 'integer' })
  variant_id!: number;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  /** Minor units of the shop's default currency; absent where `rate` says what is taken off. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  price!: number | null;

  /** The share of the regular price that is taken off, as an exact decimal text. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  rate!: string | null;

  /** Pieces that are sold at this price in all; null for no bound but the stock. */
  @Column({ type: 'integer', nullable: true })
  quota!: number | null;

  /** Pieces that one buyer gets at this price. */
  @Column({ type: 'integer', nullable: true })
  per_customer!: number | null;

  /** Pieces that living orders hold at this price; always the sum of its buyers. */
  @Column({ type: 'integer', default: 0 })
  sold!: number;

  /** UTC; the window holds its first moment and not its last. */
  @Column({ type: 'datetime', precision: 3 })
  starts_at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  ends_at!: Date;

  /** Whether its sale is switched on. */
  @Column({ type: 'boolean', default: true })
  is_on!: boolean;
}

/** How many pieces one buyer's living orders hold at a special price. */
@Entity('special_price_buyers')
export class SpecialPriceBuyer {
  @PrimaryColumn({ type: 'integer' })
  special_price_id!: number;

  /** Normalised e-mail address, of guests and customers alike. */
  @PrimaryColumn({ type: 'varchar', length: 190 })
  buyer!: string;

  @Column({ type: 'integer' })
  quantity!: number;

  @ManyToOne(() => SpecialPrice, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'special_price_id' })
  special_price?: SpecialPrice;
}
