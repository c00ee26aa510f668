import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { SAFE_INTEGER } from '../../kernel/resource';
import { Variant } from '../catalogue';
import { Customer } from '../customers';

/** Cart of a guest or customer; a guest's is found by the hash of the session token. */
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

  /** Notes to vendors by vendor id, as JSON; null without notes. */
  @Column({ type: 'text', nullable: true })
  notes!: string | null;
}

/** Units of one variant in or saved from a cart, at the price that the buyer saw. */
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

  /** Minor units of the shop's default currency; the price when the units were added. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  unit_price!: number;
}

/** A cart line: units of one variant. */
@Entity('cart_lines')
@Index(['cart_id', 'variant_id'], { unique: true })
@Index(['variant_id'])
export class CartLine extends CartVariantLine {
  /** Key of the last request that added to this line; repeating it adds nothing. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  request_key!: string | null;
}
