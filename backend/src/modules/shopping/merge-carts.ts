import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Database, isDuplicate } from '../../kernel/database';
import { GuestMerge } from '../customers';
import { Offers } from '../pricing';
import { Cart } from './cart.entity';
import type { CartOwner } from './cart-owner';
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

  override async merge(sessionToken: string, customer_id: number): Promise<void> {
    const guest = { session_hash: hashSession(sessionToken) };
    if ((await this.carts.read(guest)).id === null) return;
    const join = (): Promise<void> => this.database.tx(() => this.join(guest, { customer_id }));
    await join().catch((error: unknown) => {
      // Another request has created the customer's first cart at the same moment.
      if (isDuplicate(error)) return join();
      throw error;
    });
  }

  /** Both carts are read under their locks: what others add meanwhile waits, and is neither deleted nor overwritten. */
  private async join(guest: CartOwner, owner: { customer_id: number }): Promise<void> {
    await this.carts.lockOwned(guest);
    const { id, lines, notes } = await this.carts.read(guest);
    if (id === null) return;
    const isLocked = await this.carts.lockOwned(owner);
    const { id: ownId, ...own } = await this.carts.read(owner);
    const { em } = this.database;
    if (ownId === null) {
      await em.update(Cart, { id }, { ...owner, session_hash: null });
      return;
    }
    // It has been created in between and is not locked yet.
    if (!isLocked) return this.join(guest, owner);
    const variants = lines.map(({ variant_id }) => variant_id);
    const offers = await this.offers.findByVariants(variants, BASE_LANGUAGE);
    const moved = lines.map(({ id: _, ...line }) => line);
    await mergeLines(this.carts, { ...own, id: ownId }, moved, offers);
    await this.saved.move(id, ownId);
    await this.carts.writeNotes(ownId, { ...notes, ...own.notes });
    await em.delete(Cart, { id });
  }
}
