import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Product, Variant } from '../../catalogue';
import { Customer } from '../../customers';

/** A customer's wish list; a guest's is stored in the browser until sign-in (ADR 33). */
@Entity('wishlists')
export class Wishlist extends BaseRecord {
  @Index({ unique: true })
  @Column({ type: 'integer' })
  customer_id!: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  /** Number of items, so that the limit is enforced by one conditional update. */
  @Column({ type: 'integer', default: 0 })
  item_count!: number;

  /** Token of the share link; null while the list is not shared. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 43, nullable: true })
  share_token!: string | null;

  /** When price alerts were turned on; null while they are off. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  alerts_since!: Date | null;

  /** Token of the links in price-alert e-mails; never changes, so that links in old e-mails work too. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 43, nullable: true })
  alerts_token!: string | null;
}

/** A wish-list item; it remains when its product is soft-deleted. */
@Entity('wishlist_items')
@Index(['wishlist_id', 'product_id'], { unique: true })
@Index(['product_id'])
@Index(['variant_id'])
export class WishlistItem extends BaseRecord {
  @Column({ type: 'integer' })
  wishlist_id!: number;

  @ManyToOne(() => Wishlist, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'wishlist_id' })
  wishlist?: Wishlist;

  @Column({ type: 'integer' })
  product_id!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  /** The variant viewed when it was added; null for the product as a whole. */
  @Column({ type: 'integer', nullable: true })
  variant_id!: number | null;

  @ManyToOne(() => Variant, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  /** Price when it was added, in minor units of the shop's default currency. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price!: number;

  /** The lowest price that the customer was e-mailed about since, in the same units. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  told_price!: number | null;

  @Column({ type: 'boolean' })
  was_in_stock!: boolean;
}
