import { Injectable } from '@nestjs/common';
import type { AddCartItem as Asked, Cart } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Offer } from '../pricing';
import { Offers, unitPrice } from '../pricing';
import type { CartOwner } from './cart-owner';
import { requireOwner } from './cart-owner';
import { CartView } from './cart-view';
import type { StoredCart, StoredLine } from './carts';
import { Carts } from './carts';
import { requireQuantity } from './line-rules';
import { PricedCarts } from './priced-carts';
import { SeenPrices } from './seen-prices';

/** Units to add, and the line that already has the variant. */
interface Addition {
  line: Omit<StoredLine, 'id'>;
  present: StoredLine | undefined;
  offer: Offer;
  /** Whether the price on the buyer's page is the current one. */
  isToday: boolean;
}

/** Adds units of a variant to the caller's cart and returns the cart. */
@Injectable()
export class AddCartItem {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly offers: Offers,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
    private readonly seen: SeenPrices,
  ) {}

  async execute(input: Asked, caller: Caller): Promise<Cart> {
    const { variant_id, quantity: requested, request_key } = input;
    const owner = requireOwner(caller);
    const cart = await this.carts.read(owner);
    const present = cart.lines.find((line) => line.variant_id === variant_id);
    if (request_key && present?.request_key === request_key) return this.view.find(caller);
    const ids = [variant_id, ...cart.lines.map((line) => line.variant_id)];
    const offers = await this.offers.findByVariants(ids, caller.language);
    const offer = offers.get(variant_id);
    if (!offer) throw Failure.notFound('product');
    const quantity = requested ?? (present ? 1 : offer.min_qty);
    const wanted = (present?.quantity ?? 0) + quantity;
    requireQuantity(wanted, offer);
    const unit_price = this.seen.noted(input.unit_price, offer, wanted, caller);
    const line = { variant_id, quantity, unit_price, request_key };
    const addition = { line, present, offer, isToday: unit_price === unitPrice(offer, wanted) };
    const write = (): Promise<StoredCart> => this.write(owner, cart.id, addition);
    const after = await write().catch((error: unknown) => {
      // Two concurrent first additions both create the cart: the one that loses the race retries and finds
      // it.
      if (cart.id === null && isDuplicate(error)) return write();
      throw error;
    });
    return this.view.show(await this.priced.price(after, caller, offers), caller);
  }

  private write(
    owner: CartOwner,
    cartId: number | null,
    { line, present, offer, isToday }: Addition,
  ): Promise<StoredCart> {
    return this.database.tx(async () => {
      const id = cartId ?? (await this.carts.findOrCreate(owner));
      const raised = present !== undefined && (await this.carts.increaseQuantity(id, line));
      if (!raised) await this.carts.insert(id, line);
      const after = await this.carts.read(owner);
      return isToday ? this.atTheirTier(id, after, offer) : after;
    });
  }

  /** Reprices the line if units added by a concurrent request reached a price tier. */
  private async atTheirTier(id: number, cart: StoredCart, offer: Offer): Promise<StoredCart> {
    const line = cart.lines.find(({ variant_id }) => variant_id === offer.variant_id);
    const price = line && unitPrice(offer, line.quantity);
    if (!line || price === undefined || line.unit_price === price) return cart;
    await this.carts.reprice(id, line.id, price);
    return {
      ...cart,
      lines: cart.lines.map((one) => (one === line ? { ...line, unit_price: price } : one)),
    };
  }
}
