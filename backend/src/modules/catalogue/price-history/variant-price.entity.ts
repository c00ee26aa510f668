import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Variant } from '../products/variant.entity';

/** A price that the shop has asked for a variant, from one moment to another; the row without an end is the present one. */
@Entity('variant_prices')
@Index(['variant_id', 'ended_at'])
export class VariantPrice {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  variant_id!: number;

  /** Minor units of the shop's default currency, special prices included. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price!: number;

  /** The price that stood beside it, struck through. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  compare_at!: number | null;

  /** UTC; the period holds its first moment and not its last. */
  @Column({ type: 'datetime', precision: 3 })
  began_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ended_at!: Date | null;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;
}
