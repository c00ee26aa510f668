import { Injectable } from '@nestjs/common';
import type { WishlistShare } from '@stoa/contracts';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { secretToken } from '../../../kernel/spelling';
import { Wishlist } from './wishlist.entity';
import { Wishlists } from './wishlists';

/** Shares a customer's wish list by an unguessable link, or stops sharing; links are never reused. */
@Injectable()
export class ShareWishlist {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wishlists: Wishlists,
  ) {}

  async state({ id: customer_id }: Pick<Actor, 'id'>): Promise<WishlistShare> {
    const list = await this.database.em.findOne(Wishlist, { where: { customer_id } });
    return { token: list?.share_token ?? null };
  }

  async execute(share: boolean, actor: Actor): Promise<WishlistShare> {
    const attempt = (): Promise<void> => (share ? this.begin(actor.id) : this.end(actor.id));
    // A concurrent request may have created the wish list; the second attempt finds it.
    await attempt().catch((error: unknown) => {
      if (isDuplicate(error)) return attempt();
      throw error;
    });
    return this.state(actor);
  }

  private begin(customerId: number): Promise<void> {
    const share_token = secretToken();
    return this.database.tx(async (em) => {
      const id = await this.wishlists.findOrCreate(customerId);
      const unshared = { id, share_token: IsNull() };
      await em.update(Wishlist, unshared, { share_token, updated_at: this.clock.now() });
    });
  }

  private async end(customer_id: number): Promise<void> {
    const nothing = { share_token: null, updated_at: this.clock.now() };
    await this.database.tx((em) => em.update(Wishlist, { customer_id }, nothing));
  }
}
