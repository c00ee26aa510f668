import { Injectable } from '@nestjs/common';
import type { Cart } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ownerOf } from './cart-owner';
import { CartView } from './cart-view';
import type { StoredCart, StoredLine } from './carts';
import { Carts } from './carts';
import { PricedCarts } from './priced-carts';
import { SavedLines } from './saved/saved-lines';

/** Removes one line, or all, from the caller's cart and returns the cart; both can be undone. */
@Injectable()
export class RemoveCartItems {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly saved: SavedLines,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  /** @throws Failure 404 also for a line of another cart */
  async one(lineId: number, caller: Caller): Promise<Cart> {
    const cart = await this.carts.read(ownerOf(caller));
    const line = cart.lines.find((one) => one.id === lineId);
    if (!line) throw Failure.notFound('cart item');
    return this.remove(cart, [line], caller);
  }

  async all(caller: Caller): Promise<Cart> {
    const cart = await this.carts.read(ownerOf(caller));
    return this.remove(cart, cart.lines, caller);
  }

  /** Removed lines can be restored for a while (`restore_cart_items`). */
  private async remove(cart: StoredCart, lines: readonly StoredLine[], caller: Caller): Promise<Cart> {
    const { id } = cart;
    const gone = lines.map((line) => line.id);
    if (id !== null && lines.length > 0)
      await this.database.tx(async () => {
        await this.carts.lock(id);
        if ((await this.carts.remove(id, gone)) > 0) await this.saved.store(id, 'removed', lines);
      });
    const remaining = { ...cart, lines: cart.lines.filter((line) => !gone.includes(line.id)) };
    return this.view.show(await this.priced.price(remaining, caller), caller);
  }
}
