import { Injectable } from '@nestjs/common';
import type { Cart } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ownerOf } from './cart-owner';
import { CartView } from './cart-view';
import { Carts } from './carts';
import { PricedCarts } from './priced-carts';

/** Takes one line, or everything, out of the caller's cart and answers with what is left. */
@Injectable()
export class RemoveCartItems {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  /** A line of somebody else's cart answers like a missing one. */
  async one(lineId: number, caller: Caller): Promise<Cart> {
    const { id, lines } = await this.carts.read(ownerOf(caller));
    if (id === null || !lines.some((line) => line.id === lineId)) throw Failure.notFound('cart item');
    await this.database.tx(() => this.carts.remove(id, [lineId]));
    const left = { id, lines: lines.filter((line) => line.id !== lineId) };
    return this.view.show(await this.priced.price(left, caller), caller);
  }

  async all(caller: Caller): Promise<Cart> {
    const { id, lines } = await this.carts.read(ownerOf(caller));
    if (id !== null)
      await this.database.tx(() =>
        this.carts.remove(
          id,
          lines.map((line) => line.id),
        ),
      );
    return this.view.show(await this.priced.price({ id, lines: [] }, caller), caller);
  }
}
