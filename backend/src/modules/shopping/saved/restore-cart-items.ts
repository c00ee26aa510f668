import { Injectable } from '@nestjs/common';
import type { Cart, RestoreCartItems as Input } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Offer } from '../../pricing';
import { Offers } from '../../pricing';
import { ownerOf } from '../cart-owner';
import { CartView } from '../cart-view';
import { Carts } from '../carts';
import { requireSellable } from '../line-rules';
import { mergeLines } from '../merge-lines';
import type { SavedCartLine } from './saved-line.entity';
import { SavedLines } from './saved-lines';

/** Moves lines back into the caller's cart: saved-for-later items, and removed lines (undo). */
@Injectable()
export class RestoreCartItems {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly saved: SavedLines,
    private readonly offers: Offers,
    private readonly view: CartView,
  ) {}

  /**
   * Restores quantity and the price that the buyer saw, so that the cart announces price changes.
   * @throws Failure 404 for a line that does not exist (any more), 409 for a saved item that can't be bought
   * now
   */
  async execute({ saved_item_ids: ids }: Input, caller: Caller): Promise<Cart> {
    const owner = ownerOf(caller);
    const { id } = await this.carts.read(owner);
    const rows = (await this.saved.read(id)).filter((row) => ids.includes(row.id));
    if (id === null || rows.length < new Set(ids).size) throw Failure.notFound('saved item');
    const offers = await this.offers.findByVariants(
      rows.map((row) => row.variant_id),
      caller.language,
    );
    rows.forEach((row) => requireRestored(row, offers));
    await this.database.tx(async () => {
      await this.carts.lock(id);
      const restored: SavedCartLine[] = [];
      for (const row of rows) if (await this.saved.remove(id, row.id)) restored.push(row);
      const cart = await this.carts.read(owner);
      const lines = restored.map(({ variant_id, quantity, unit_price }) => ({
        variant_id,
        quantity,
        unit_price,
      }));
      await mergeLines(this.carts, { ...cart, id }, lines, offers);
    });
    return this.view.find(caller);
  }
}

/** Undoing a removal only requires that the product exists; a saved item must be buyable. */
function requireRestored({ kind, variant_id }: SavedCartLine, offers: ReadonlyMap<number, Offer>): void {
  const offer = offers.get(variant_id);
  if (!offer || offer.is_deleted)
    throw Failure.conflict('not_sellable', 'This product can’t be bought at the moment.');
  if (kind === 'saved') requireSellable(offer);
}
