import { Injectable } from '@nestjs/common';
import type { Offer } from '../pricing';
import { Offers } from '../pricing';
import type { CartOwner } from './cart-owner';
import type { CartRow, StoredCart } from './carts';
import { cartRowsOf, storedCart } from './carts';

/** A stored cart with the offers of its lines by variant id. */
export interface OfferedCart {
  cart: StoredCart;
  offers: ReadonlyMap<number, Offer>;
}

const COLUMNS = ['cart_id', 'id', 'quantity', 'unit_price', 'request_key', 'notes'] as const;
const WANTED = 'SELECT NULL, NULL, ?, 0, 0, NULL, NULL';

/** Reads carts and the offers of their lines in one statement. */
@Injectable()
export class CartOffers {
  constructor(private readonly offers: Offers) {}

  /** @param wanted a variant that need not be in the cart, whose offer is read too */
  async find(owner: CartOwner | null, language: string, wanted?: number): Promise<OfferedCart> {
    if (!owner) return { cart: storedCart([]), offers: new Map() };
    const { sql, values } = cartRowsOf(owner);
    const source =
      wanted === undefined
        ? { columns: COLUMNS, sql, values }
        : { columns: COLUMNS, sql: `${sql} UNION ALL ${WANTED}`, values: [...values, wanted] };
    const { rows, offers } = await this.offers.findWith<Omit<CartRow, 'variant_id'>>(source, language);
    const own = rows.filter(({ cart_id }) => cart_id !== null);
    return { cart: storedCart(own.sort((a, b) => (a.id ?? 0) - (b.id ?? 0))), offers };
  }
}
