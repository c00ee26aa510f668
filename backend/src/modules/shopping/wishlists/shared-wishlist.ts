import { Injectable } from '@nestjs/common';
import type { SharedWishlist as Shown } from '@stoa/contracts';
import { IsNull } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ProductCards } from '../../catalogue';
import { Customer } from '../../customers';
import { Wishlist } from './wishlist.entity';
import { Wishlists } from './wishlists';

const TOKEN = /^[\w-]{43}$/;

/** Shows a wish list that its owner has shared: the goods, and no more of the owner than the first name. */
@Injectable()
export class SharedWishlist {
  constructor(
    private readonly database: Database,
    private readonly wishlists: Wishlists,
    private readonly cards: ProductCards,
  ) {}

  /** @throws Failure 404 for a link that is none, or no longer one, and while its owner has no account */
  async of(token: string, caller: Caller): Promise<Shown> {
    const { em } = this.database;
    const list = TOKEN.test(token) ? await em.findOne(Wishlist, { where: { share_token: token } }) : null;
    const living = { status: 'active', erasure_at: IsNull() };
    const owner = list && (await em.findOne(Customer, { where: { id: list.customer_id, ...living } }));
    // The database may hold tokens for equal that are not.
    if (!owner || list.share_token !== token) throw Failure.notFound('page');
    const items = await this.wishlists.read(owner.id);
    const products = await this.cards.byIds(
      items.map(({ product_id }) => product_id),
      caller,
    );
    return { first_name: owner.first_name, products };
  }
}
