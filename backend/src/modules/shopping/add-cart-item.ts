import { Injectable } from '@nestjs/common';
import type { AddCartItem as Asked, Cart } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Offers } from '../catalogue';
import type { CartOwner } from './cart-owner';
import { demandOwner } from './cart-owner';
import { CartView } from './cart-view';
import type { StoredCart, StoredLine } from './carts';
import { Carts } from './carts';
import { demandQuantity } from './line-rules';
import { PricedCarts } from './priced-carts';

/** Puts pieces of a variant into the caller's cart and answers with the cart. */
@Injectable()
export class AddCartItem {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly offers: Offers,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  async execute({ variant_id, quantity, request_key }: Asked, caller: Caller): Promise<Cart> {
    const owner = demandOwner(caller);
    const cart = await this.carts.read(owner);
    const present = cart.lines.find((line) => line.variant_id === variant_id);
    if (request_key && present?.request_key === request_key) return this.view.of(caller);
    const ids = [variant_id, ...cart.lines.map((line) => line.variant_id)];
    const offers = await this.offers.of(ids, caller.language);
    const offer = offers.get(variant_id);
    if (!offer) throw Failure.notFound('product');
    demandQuantity((present?.quantity ?? 0) + quantity, offer);
    const line = { variant_id, quantity, unit_price: offer.price, request_key };
    const write = (): Promise<StoredCart> => this.write(owner, cart.id, line, present !== undefined);
    const after = await write().catch((error: unknown) => {
      // Two first pieces at once both make the cart: the one that comes second finds it.
      if (cart.id === null && isDuplicate(error)) return write();
      throw error;
    });
    return this.view.show(await this.priced.price(after, caller, offers), caller);
  }

  private write(
    owner: CartOwner,
    cartId: number | null,
    line: Omit<StoredLine, 'id'>,
    isPresent: boolean,
  ): Promise<StoredCart> {
    return this.database.tx(async () => {
      const id = cartId ?? (await this.carts.ensure(owner));
      const raised = isPresent && (await this.carts.raise(id, line));
      if (!raised) await this.carts.insert(id, line);
      return this.carts.read(owner);
    });
  }
}
