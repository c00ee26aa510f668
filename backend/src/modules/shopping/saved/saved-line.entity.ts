import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Variant } from '../../catalogue';
import { Cart } from '../cart.entity';

/** Why a line is beside its cart: kept for later, or just removed so that this can be undone. */
export type SavedKind = 'saved' | 'removed';

/** A line that left its cart and can come back as it was; nothing of it is counted, reserved or charged. */
@Entity('saved_cart_lines')
@Index(['cart_id', 'variant_id', 'kind'], { unique: true })
@Index(['variant_id'])
export class SavedCartLine extends BaseRecord {
  @Column({ type: 'integer' })
  cart_id!: number;

  @ManyToOne(() => Cart, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'cart_id' })
  cart?: Cart;

  @Column({ type: 'integer' })
  variant_id!: number;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  @Column({ type: 'varchar', length: 8 })
  kind!: SavedKind;

  @Column({ type: 'integer' })
  quantity!: number;

  /** Price that the buyer saw, in minor units of the shop's default currency. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  unit_price!: number;
}
