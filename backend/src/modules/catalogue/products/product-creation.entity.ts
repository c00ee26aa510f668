import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Product } from './product.entity';

/** Idempotency record of a creation request: a repeat with the same key creates no second product. */
@Entity('product_creations')
@Index(['creator', 'request_key'], { unique: true })
@Index(['product_id'])
export class ProductCreation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Scope of the unique key: `vendor:7`. */
  @Column({ type: 'varchar', length: 32 })
  creator!: string;

  @Column({ type: 'varchar', length: 100 })
  request_key!: string;

  /** Hash of the request body: the same key with a different body is an error. */
  @Column({ type: 'varchar', length: 64 })
  request_hash!: string;

  @Column({ type: 'integer' })
  product_id!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}
