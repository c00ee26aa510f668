import { Column, Entity, Index } from 'typeorm';
import { CartVariantLine } from '../cart.entity';

/** Why a line left its cart: saved for later, or removed with undo. */
export type SavedKind = 'saved' | 'removed';

/** A line that left its cart and can be restored; it is not counted, reserved or charged. */
@Entity('saved_cart_lines')
@Index(['cart_id', 'variant_id', 'kind'], { unique: true })
@Index(['variant_id'])
export class SavedCartLine extends CartVariantLine {
  @Column({ type: 'varchar', length: 8 })
  kind!: SavedKind;
}
