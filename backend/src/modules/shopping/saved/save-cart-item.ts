import { Injectable } from '@nestjs/common';
import type { Cart, SaveCartItem as Input } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ownerOf } from '../cart-owner';
import { CartView } from '../cart-view';
import { Carts } from '../carts';
import { PricedCarts } from '../priced-carts';
import { SavedLines } from './saved-lines';

/** Moves a cart line to the saved-for-later list and returns the cart. */
@Injectable()
export class SaveCartItem {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly saved: SavedLines,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  /** @throws Failure 404 for a line that is not in the cart, 409 `saved_full` */
  async execute({ cart_item_id }: Input, caller: Caller): Promise<Cart> {
    const cart = await this.carts.read(ownerOf(caller));
    const { id } = cart;
    const line = cart.lines.find((one) => one.id === cart_item_id);
    if (id === null || !line) throw Failure.notFound('cart item');
    await this.database.tx(async () => {
      await this.carts.lock(id);
      // If the line is already deleted, a request of another tab has saved it.
      if ((await this.carts.remove(id, [line.id])) === 1) await this.saved.store(id, 'saved', [line]);
    });
    const remaining = { ...cart, lines: cart.lines.filter((one) => one.id !== line.id) };
    return this.view.show(await this.priced.price(remaining, caller), caller);
  }
}
