import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Offers } from '../pricing';
import { GuestMerge } from '../customers';
import { Cart } from './cart.entity';
import { hashSession } from './cart-owner';
import { Carts } from './carts';
import { mergeLines } from './merge-lines';
import { SavedLines } from './saved/saved-lines';

/** Merges a guest's cart and saved items into the customer's at sign-in: quantities add up to the maximum. */
@Injectable()
export class MergeCarts extends GuestMerge {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly offers: Offers,
    private readonly saved: SavedLines,
  ) {
    super();
  }

  override async merge(sessionToken: string, customerId: number): Promise<void> {
    const session_hash = hashSession(sessionToken);
    const guestCart = await this.carts.read({ session_hash });
    if (guestCart.id === null) return;
    const offers = await this.offers.findByVariants(
      guestCart.lines.map((line) => line.variant_id),
      BASE_LANGUAGE,
    );
    await this.database.tx(async (em) => {
      const guest = await this.carts.read({ session_hash });
      const { id } = guest;
      if (id === null) return;
      const owned = await this.carts.read({ customer_id: customerId });
      if (owned.id === null) await em.update(Cart, { id }, { customer_id: customerId, session_hash: null });
      else {
        await this.carts.lock(owned.id);
        const own = { ...(await this.carts.read({ customer_id: customerId })), id: owned.id };
        const lines = guest.lines.map(({ id: _, ...line }) => line);
        await mergeLines(this.carts, own, lines, offers);
        await this.saved.move(id, own.id);
        await this.carts.writeNotes(own.id, { ...guest.notes, ...own.notes });
        await em.delete(Cart, { id });
      }
    });
  }
}
