import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import type { Offer } from '../catalogue';
import { Offers } from '../catalogue';
import { GuestMerge } from '../customers';
import { Cart } from './cart.entity';
import { hashSession } from './cart-owner';
import type { StoredCart, StoredLine } from './carts';
import { Carts } from './carts';
import { mostOf } from './line-rules';

/** Puts a guest's cart into the customer's at sign-in: quantities add up, as far as they can be bought. */
@Injectable()
export class MergeCarts extends GuestMerge {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly offers: Offers,
  ) {
    super();
  }

  override async merge(sessionToken: string, customerId: number): Promise<void> {
    const session_hash = hashSession(sessionToken);
    const known = await this.carts.read({ session_hash });
    if (known.id === null) return;
    const offers = await this.offers.of(
      known.lines.map((line) => line.variant_id),
      BASE_LANGUAGE,
    );
    await this.database.tx(async (em) => {
      const guest = await this.carts.read({ session_hash });
      const { id } = guest;
      if (id === null) return;
      const own = await this.carts.read({ customer_id: customerId });
      if (own.id === null) await em.update(Cart, { id }, { customer_id: customerId, session_hash: null });
      else {
        await this.pour(guest.lines, { ...own, id: own.id }, offers);
        await em.delete(Cart, { id });
      }
    });
  }

  private async pour(
    lines: StoredLine[],
    into: StoredCart & { id: number },
    offers: Map<number, Offer>,
  ): Promise<void> {
    for (const { id: _, ...line } of lines) {
      const offer = offers.get(line.variant_id);
      const present = into.lines.find((one) => one.variant_id === line.variant_id);
      if (!present) await this.carts.insert(into.id, line);
      else {
        const wanted = present.quantity + line.quantity;
        const quantity = Math.max(
          present.quantity,
          Math.min(wanted, offer ? mostOf(offer) : present.quantity),
        );
        await this.carts.set(into.id, present.id, quantity, line.unit_price);
      }
    }
  }
}
