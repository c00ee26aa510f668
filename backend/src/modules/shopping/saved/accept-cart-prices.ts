import { Injectable } from '@nestjs/common';
import type { AcceptCartPrices as Asked, Cart } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { CartView } from '../cart-view';
import { Carts } from '../carts';
import { PricedCarts } from '../priced-carts';

/** Notes that the buyer has seen today's prices, so that the cart no longer announces them, and answers with the cart. */
@Injectable()
export class AcceptCartPrices {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  /** A line that costs something else than was seen goes on announcing it. */
  async execute({ lines }: Asked, caller: Caller): Promise<Cart> {
    const { id, groups } = await this.priced.of(caller);
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
    return this.view.of(caller);
  }
}
