import { Injectable } from '@nestjs/common';
import type { AcceptCartPrices as Input, Cart } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { CartView } from '../cart-view';
import { Carts } from '../carts';
import { PricedCarts } from '../priced-carts';

/**
 * Marks current prices as seen by the buyer, so that the cart stops announcing changes, and returns the cart.
 */
@Injectable()
export class AcceptCartPrices {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  /** Lines whose price differs from the one seen are still announced. */
  async execute({ lines }: Input, caller: Caller): Promise<Cart> {
    const { id, groups } = await this.priced.find(caller);
    const seen = groups
      .flatMap((group) => group.lines)
      .filter((line) =>
        lines.some(
          ({ cart_item_id, unit_price }) => cart_item_id === line.id && unit_price === line.unit_price,
        ),
      );
    if (id !== null && seen.length > 0)
      await this.database.tx(async () => {
        for (const line of seen) await this.carts.reprice(id, line.id, line.offer.price);
      });
    return this.view.find(caller);
  }
}
