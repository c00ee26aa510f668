import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Media } from '../../media';
import { Product } from './product.entity';

/** A picture in a product's gallery. */
@Entity('product_media')
@Index(['media_id'])
export class ProductMedia {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'integer' })
  media_id!: number;

  /** Position in the gallery; 0 is the main picture. */
  @Column({ type: 'integer' })
  sort!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Media, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;
}
