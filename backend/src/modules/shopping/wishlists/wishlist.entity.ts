import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { Product, Variant } from '../../catalogue';
import { Customer } from '../../customers';

/** What a customer likes; a guest's lives in the browser until sign-in (ADR 33). */
@Entity('wishlists')
export class Wishlist extends BaseRecord {
  @Index({ unique: true })
  @Column({ type: 'integer' })
  customer_id!: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  /** Rows of it, so that its limit is one conditional update. */
  @Column({ type: 'integer', default: 0 })
  item_count!: number;

  /** By which others may look at it; absent while it is nobody else's business. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 43, nullable: true })
  share_token!: string | null;

  /** Since when the customer wants to hear of lower prices; absent while they don't. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  alerts_since!: Date | null;

  /** Proves that a link comes from a mail about lower prices; stays once it was made, so that the links of old mails end them too. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 43, nullable: true })
  alerts_token!: string | null;
}

/** A product of a wish list; a product that is deleted softly stays. */
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

  /** The variant that was looked at; null where the product as a whole was. */
  @Column({ type: 'integer', nullable: true })
  variant_id!: number | null;

  @ManyToOne(() => Variant, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  /** What it cost when it was added, in minor units of the shop's default currency. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  price!: number;

  /** The lowest price that the customer has heard of since, in the same units. */
  @Column({ type: 'bigint', nullable: true, transformer: SAFE_INTEGER })
  told_price!: number | null;

  @Column({ type: 'boolean' })
  was_in_stock!: boolean;
}
