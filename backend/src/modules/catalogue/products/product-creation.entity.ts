import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Product } from './product.entity';

/** Which product came of a request that named itself, so that its repeat makes no second one. */
@Entity('product_creations')
@Index(['creator', 'request_key'], { unique: true })
@Index(['product_id'])
export class ProductCreation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Within whom a key is unique: `vendor:7`. */
  @Column({ type: 'varchar', length: 32 })
  creator!: string;

  @Column({ type: 'varchar', length: 100 })
  request_key!: string;

  /** Of what was asked for: the same key with another request is a mistake. */
  @Column({ type: 'varchar', length: 64 })
  request_hash!: string;

  @Column({ type: 'integer' })
  product_id!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}
