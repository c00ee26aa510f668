import { Injectable } from '@nestjs/common';
import type { Cart, ChangeCartItemQuantity as Input } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Offers } from '../pricing';
import { ownerOf } from './cart-owner';
import { CartView } from './cart-view';
import type { StoredCart } from './carts';
import { Carts } from './carts';
import { requireQuantity } from './line-rules';
import { PricedCarts } from './priced-carts';
import { RemoveCartItems } from './remove-cart-items';
import { SeenPrices } from './seen-prices';

/** Sets the quantity of a line, which also accepts the displayed price; 0 removes the line. */
@Injectable()
export class ChangeCartItemQuantity {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly offers: Offers,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
    private readonly removal: RemoveCartItems,
    private readonly seen: SeenPrices,
  ) {}

  async execute({ cart_item_id, quantity, unit_price }: Input, caller: Caller): Promise<Cart> {
    if (quantity === 0) return this.removal.one(cart_item_id, caller);
    const cart = await this.carts.read(ownerOf(caller));
    const line = cart.lines.find((one) => one.id === cart_item_id);
    if (!line || cart.id === null) throw Failure.notFound('cart item');
    const offers = await this.offers.findByVariants(
      cart.lines.map((one) => one.variant_id),
      caller.language,
    );
    const offer = offers.get(line.variant_id);
    if (offer) requireQuantity(quantity, offer);
    const remaining = await this.write(
      { ...cart, id: cart.id },
      line.id,
      quantity,
      offer ? this.seen.noted(unit_price, offer, quantity, caller) : line.unit_price,
    );
    return this.view.show(await this.priced.price(remaining, caller, offers), caller);
  }

  private async write(
    cart: StoredCart & { id: number },
    id: number,
    quantity: number,
    unit_price: number,
  ): Promise<StoredCart> {
    const isChanged = await this.database.tx(() => this.carts.set(cart.id, id, quantity, unit_price));
    if (!isChanged) throw Failure.notFound('cart item');
    return {
      ...cart,
      lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity, unit_price } : line)),
    };
  }
}
