import { Injectable } from '@nestjs/common';
import type { Wishlist } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { WishlistView } from './wishlist-view';
import { Wishlists } from './wishlists';

/** Removes an item from the customer's wish list, by item or product id, and returns the list. */
@Injectable()
export class RemoveWishlistItem {
  constructor(
    private readonly database: Database,
    private readonly wishlists: Wishlists,
    private readonly view: WishlistView,
  ) {}

  /** @throws Failure 404 also for an item of another customer's list */
  async execute(
    item: { id: number } | { product_id: number },
    actor: Actor,
    caller: Caller,
  ): Promise<Wishlist> {
    await this.database.tx(async () => {
      const id = await this.wishlists.find(actor.id);
      const isRemoved = id !== null && (await this.wishlists.remove(id, item));
      if (!isRemoved) throw Failure.notFound('wish list item');
    });
    return this.view.find(actor, caller);
  }
}
