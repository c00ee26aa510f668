import { Injectable } from '@nestjs/common';
import type { Cart, CartNote, UpdateCartNotes as Input } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ownerOf } from '../cart-owner';
import { CartView } from '../cart-view';
import type { CartNotes } from '../carts';
import { Carts } from '../carts';
import { PricedCarts } from '../priced-carts';

/** Stores the buyer's notes to vendors about the cart and returns the cart. */
@Injectable()
export class UpdateCartNotes {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly priced: PricedCarts,
    private readonly view: CartView,
  ) {}

  /** @throws Failure 422 for a vendor without items in the cart */
  async execute({ notes }: Input, caller: Caller): Promise<Cart> {
    const { id, groups } = await this.priced.find(caller);
    const stray = notes.findIndex(({ vendor_id }) => !groups.some((group) => group.vendor_id === vendor_id));
    if (id === null || stray >= 0)
      throw Failure.field(
        `notes.${Math.max(stray, 0)}.vendor_id`,
        'No items in your cart are from this store.',
      );
    await this.database.tx(async () => {
      await this.carts.lock(id);
      const before = (await this.carts.read(ownerOf(caller))).notes;
      const after: CartNotes = { ...before };
      for (const one of notes) after[one.vendor_id] = noteOf(one);
      await this.carts.writeNotes(id, after);
    });
    return this.view.find(caller);
  }
}

function noteOf({ note, is_gift = false, gift_message }: Input['notes'][number]): CartNote | null {
  const notes = {
    note: note?.trim() || null,
    is_gift,
    gift_message: (is_gift && gift_message?.trim()) || null,
  };
  return notes.note || is_gift ? notes : null;
}
