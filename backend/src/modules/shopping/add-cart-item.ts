import { Injectable } from '@nestjs/common';
import type { AddCartItem as Input, Cart } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { OfferedCart } from './cart-offers';
import { CartOffers } from './cart-offers';
import type { CartOwner } from './cart-owner';
import { requireOwner } from './cart-owner';
import { CartView } from './cart-view';
import type { StoredCart, StoredLine } from './carts';
import { Carts } from './carts';
import { requireQuantity } from './line-rules';
import { PricedCarts } from './priced-carts';
import { SeenPrices } from './seen-prices';

/** Adds units of a variant to the caller's cart and returns the cart. */
@Injectable()
export class AddCartItem {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly cartOffers: CartOffers,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
    private readonly seen: SeenPrices,
  ) {}

  async execute(input: Input, caller: Caller): Promise<Cart> {
    const owner = requireOwner(caller);
    const write = (): Promise<OfferedCart> => this.database.tx(() => this.write(input, owner, caller));
    const { cart, offers } = await write().catch((error: unknown) => {
      // Two concurrent first additions both create the cart: the one that loses the race retries and finds
      // it.
      if (isDuplicate(error)) return write();
      throw error;
    });
    return this.view.show(await this.priced.price(cart, caller, offers), caller);
  }

  /**
   * The cart is read under its lock, so that it needs no second look after it was written. Both are issued together; the
   * lock first, at its call.
   */
  private async write(input: Input, owner: CartOwner, caller: Caller): Promise<OfferedCart> {
    const { variant_id, request_key } = input;
    const [isLocked, { cart, offers }] = await Promise.all([
      this.carts.lockOwned(owner),
      this.cartOffers.find(owner, caller.language, variant_id),
    ]);
    // Another first addition has created it in between: what others add meanwhile must not be overwritten.
    if (!isLocked && cart.id !== null) return this.write(input, owner, caller);
    const present = cart.lines.find((line) => line.variant_id === variant_id);
    if (request_key && present?.request_key === request_key) return { cart, offers };
    const offer = offers.get(variant_id);
    if (!offer) throw Failure.notFound('product');
    const added = input.quantity ?? (present ? 1 : offer.min_qty);
    const quantity = (present?.quantity ?? 0) + added;
    requireQuantity(quantity, offer);
    const unit_price = this.seen.noted(input.unit_price, offer, quantity, caller);
    const line = { variant_id, quantity, unit_price, request_key };
    return { cart: await this.store(owner, cart, line, present), offers };
  }

  private async store(
    owner: CartOwner,
    cart: StoredCart,
    line: Omit<StoredLine, 'id'>,
    present: StoredLine | undefined,
  ): Promise<StoredCart> {
    if (present) {
      const raised = { ...line, id: present.id };
      await this.carts.write(raised);
      return { ...cart, lines: cart.lines.map((one) => (one === present ? raised : one)) };
    }
    const id = cart.id ?? (await this.carts.create(owner));
    const inserted = { ...line, id: await this.carts.insert(id, line) };
    return { ...cart, id, lines: [...cart.lines, inserted] };
  }
}
