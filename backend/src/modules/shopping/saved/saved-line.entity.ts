import { Column, Entity, Index } from 'typeorm';
import { CartVariantLine } from '../cart.entity';

/** Why a line is beside its cart: kept for later, or just removed so that this can be undone. */
export type SavedKind = 'saved' | 'removed';

/** A line that left its cart and can come back as it was; nothing of it is counted, reserved or charged. */
@Entity('saved_cart_lines')
@Index(['cart_id', 'variant_id', 'kind'], { unique: true })
@Index(['variant_id'])
export class SavedCartLine extends CartVariantLine {
  @Column({ type: 'varchar', length: 8 })
  kind!: SavedKind;
}
