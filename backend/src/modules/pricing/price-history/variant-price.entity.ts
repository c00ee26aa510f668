import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Variant } from '../../catalogue';

/** A period in which a variant had a price; the row without an end is the current one. */
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

  /** The compare-at price shown struck through. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  compare_at!: number | null;

  /** UTC; the period includes its start and excludes its end. */
  @Column({ type: 'datetime', precision: 3 })
  began_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ended_at!: Date | null;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;
}
