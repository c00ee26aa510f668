import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { Vendor } from '../vendors';
import { Cart } from './cart.entity';
import type { CartNotes } from './carts';
import { Followers } from './followed-vendors/followers';
import { StockNotice } from './stock-notices/stock-notice.entity';
import { Wishlist } from './wishlists/wishlist.entity';

const WISHLISTS = `SELECT p.name AS product, i.created_at AS added_at, w.alerts_since AS price_alerts_since
  FROM wishlists w JOIN wishlist_items i ON i.wishlist_id = w.id JOIN products p ON p.id = i.product_id
  WHERE w.customer_id = ? ORDER BY i.id`;
const FOLLOWED = `SELECT v.store_name AS store, f.created_at AS since
  FROM vendor_followers f JOIN vendors v ON v.id = f.vendor_id WHERE f.customer_id = ? ORDER BY f.created_at`;
const IN_CART = `SELECT v.sku, l.quantity, l.created_at AS added_at
  FROM carts c JOIN cart_lines l ON l.cart_id = c.id JOIN variants v ON v.id = l.variant_id
  WHERE c.customer_id = ? ORDER BY l.id`;
const SAVED = `SELECT v.sku, s.kind, s.quantity, s.created_at AS added_at
  FROM carts c JOIN saved_cart_lines s ON s.cart_id = c.id JOIN variants v ON v.id = s.variant_id
  WHERE c.customer_id = ? ORDER BY s.id`;
const NOTICES = `SELECT p.name AS product, v.sku, n.email, n.state, n.created_at AS requested_at
  FROM stock_notices n JOIN variants v ON v.id = n.variant_id JOIN products p ON p.id = v.product_id
  WHERE n.customer_id = ? OR n.email = ? ORDER BY n.id`;

/** Exports and erases a customer's personal data in carts, wish lists, followed stores and stock notices. */
@Injectable()
export class ShoppingData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly followers: Followers,
  ) {}

  onModuleInit(): void {
    const rows =
      (sql: string) =>
      ({ customer_id }: DataSubject): Promise<unknown> =>
        this.database.em.query(sql, [customer_id]);
    this.data.add(
      {
        name: 'wish_list',
        read: rows(WISHLISTS),
        erase: async ({ customer_id }) => void (await this.database.em.delete(Wishlist, { customer_id })),
      },
      {
        name: 'followed_stores',
        read: rows(FOLLOWED),
        erase: ({ customer_id }) => this.followers.forget(customer_id),
      },
      {
        name: 'cart',
        read: rows(IN_CART),
        erase: async ({ customer_id }) => void (await this.database.em.delete(Cart, { customer_id })),
      },
      {
        name: 'cart_notes',
        read: (subject) => this.cartNotes(subject),
        // They go with their cart.
        erase: async () => {},
      },
      {
        name: 'saved_cart_items',
        read: rows(SAVED),
        // They go with their cart.
        erase: async () => {},
      },
      {
        name: 'stock_notices',
        // Guests' notices are found by e-mail address only.
        read: ({ customer_id, email }) => this.database.em.query(NOTICES, [customer_id, email]),
        erase: async ({ customer_id, email }) => {
          const where = [{ customer_id }, ...(email ? [{ email }] : [])];
          for (const one of where) await this.database.em.delete(StockNotice, one);
        },
      },
    );
  }

  private async cartNotes({ customer_id }: DataSubject): Promise<unknown[]> {
    const { em } = this.database;
    const notes = JSON.parse((await em.findOneBy(Cart, { customer_id }))?.notes ?? '{}') as CartNotes;
    const stores = await em.findBy(Vendor, { id: In(Object.keys(notes).map(Number)) });
    return stores.map(({ id, store_name }) => ({ store: store_name, ...notes[id] }));
  }
}
