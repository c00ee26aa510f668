import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { SAFE_INTEGER } from '../../kernel/resource';
import { Variant } from '../catalogue';
import { Customer } from '../customers';

/** What one guest or customer means to buy; a guest's is found by the hash of the session token. */
@Entity('carts')
export class Cart extends BaseRecord {
  @Index({ unique: true })
  @Column({ type: 'integer', nullable: true })
  customer_id!: number | null;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  session_hash!: string | null;

  /** What the buyer tells the sellers: notes by the vendor's id, as JSON; null where nothing is noted. */
  @Column({ type: 'text', nullable: true })
  notes!: string | null;
}

/** Pieces of one variant that belong to a cart, at the price that the buyer saw. */
export abstract class CartVariantLine extends BaseRecord {
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

  @Column({ type: 'integer' })
  quantity!: number;

  /** Minor units of the shop's default currency, as it was when the pieces were put in. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  unit_price!: number;
}

/** Pieces of one variant in a cart. */
@Entity('cart_lines')
@Index(['cart_id', 'variant_id'], { unique: true })
@Index(['variant_id'])
export class CartLine extends CartVariantLine {
  /** Key of the request that last added to this line; a repeat of it adds nothing. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  request_key!: string | null;
}
