import { Injectable } from '@nestjs/common';
import { MAX_WISHLIST_ITEMS } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { asDate, asSqlMoment, Database, insertRow } from '../../../kernel/database';
import { WishlistItem } from './wishlist.entity';

/** A stored wish-list item; `price` is in the default currency. */
export interface StoredWishlistItem {
  id: number;
  product_id: number;
  variant_id: number | null;
  price: number;
  was_in_stock: boolean;
  created_at: Date;
}

interface Row {
  id: number;
  product_id: number;
  variant_id: number | null;
  price: number | string;
  was_in_stock: number;
  created_at: Date | string;
}

/** Reads and writes wish lists and their items. */
@Injectable()
export class Wishlists {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The customer's items, newest first, in a single query. */
  async read(customerId: number): Promise<StoredWishlistItem[]> {
    const rows: Row[] = await this.database.em.query(
      `SELECT i.id, i.product_id, i.variant_id, i.price, i.was_in_stock, i.created_at
        FROM wishlists w JOIN wishlist_items i ON i.wishlist_id = w.id
        WHERE w.customer_id = ? ORDER BY i.created_at DESC, i.id DESC`,
      [customerId],
    );
    return rows.map(({ price, was_in_stock, created_at, ...row }) => ({
      ...row,
      price: Number(price),
      was_in_stock: Boolean(Number(was_in_stock)),
      created_at: asDate(created_at),
    }));
  }

  /** Id of the customer's list; null when there is none. */
  async find(customerId: number): Promise<number | null> {
    const sql = 'SELECT id FROM wishlists WHERE customer_id = ?';
    const [existing]: { id: number }[] = await this.database.em.query(sql, [customerId]);
    return existing?.id ?? null;
  }

  /** Id of the customer's list, which is created if missing, in the caller's transaction. */
  async findOrCreate(customer_id: number): Promise<number> {
    const existing = await this.find(customer_id);
    if (existing !== null) return existing;
    const now = asSqlMoment(this.clock.now());
    const row = { customer_id, item_count: 0, created_at: now, updated_at: now };
    return insertRow(this.database.em, 'wishlists', row);
  }

  /** Inserts an item that the list doesn't contain; false when the list is full. */
  async insert(wishlistId: number, item: Omit<StoredWishlistItem, 'id'>): Promise<boolean> {
    if (!(await this.takeRoom(wishlistId)) && !(await this.recount(wishlistId))) return false;
    const { product_id, variant_id, price, was_in_stock, created_at } = item;
    await insertRow(this.database.em, 'wishlist_items', {
      wishlist_id: wishlistId,
      product_id,
      variant_id,
      price,
      was_in_stock: Number(was_in_stock),
      created_at: asSqlMoment(created_at),
      updated_at: asSqlMoment(this.clock.now()),
    });
    return true;
  }

  /** Whether the list contains the product. */
  has(wishlistId: number, productId: number): Promise<boolean> {
    return this.database.em.existsBy(WishlistItem, { wishlist_id: wishlistId, product_id: productId });
  }

  /** Deletes an item; false when the list has no such item. */
  async remove(wishlistId: number, item: { id: number } | { product_id: number }): Promise<boolean> {
    const { em } = this.database;
    const { affected } = await em.delete(WishlistItem, { wishlist_id: wishlistId, ...item });
    if (affected !== 1) return false;
    const now = asSqlMoment(this.clock.now());
    const sql = 'UPDATE wishlists SET item_count = item_count - 1, updated_at = ? WHERE id = ?';
    await em.query(sql, [now, wishlistId]);
    return true;
  }

  private async takeRoom(id: number): Promise<boolean> {
    const { affected } = await this.database.em
      .createQueryBuilder()
      .update('wishlists')
      .set({ item_count: () => 'item_count + 1', updated_at: this.clock.now() })
      .where('id = :id AND item_count < :max', { id, max: MAX_WISHLIST_ITEMS })
      .execute();
    return affected === 1;
  }

  /** Recounts a list that seems full: hard-deleted products delete their items by cascade. */
  private async recount(id: number): Promise<boolean> {
    await this.database.em.query(
      `UPDATE wishlists SET item_count = (SELECT COUNT(*) FROM wishlist_items i WHERE i.wishlist_id = ?) WHERE id = ?`,
      [id, id],
    );
    return this.takeRoom(id);
  }
}
