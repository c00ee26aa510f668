import { Injectable } from '@nestjs/common';
import type { SharedWishlist as Shown } from '@stoa/contracts';
import { IsNull } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ProductCards } from '../../search';
import { Customer } from '../../customers';
import { Wishlist } from './wishlist.entity';
import { Wishlists } from './wishlists';

const TOKEN = /^[\w-]{43}$/;

/** Reads a shared wish list: its products, and only the first name of its owner. */
@Injectable()
export class SharedWishlist {
  constructor(
    private readonly database: Database,
    private readonly wishlists: Wishlists,
    private readonly cards: ProductCards,
  ) {}

  /** @throws Failure 404 for an unknown or revoked link, and while its owner's account is not active */
  async find(token: string, caller: Caller): Promise<Shown> {
    const { em } = this.database;
    const list = TOKEN.test(token) ? await em.findOne(Wishlist, { where: { share_token: token } }) : null;
    const living = { status: 'active', erasure_at: IsNull() };
    const owner = list && (await em.findOne(Customer, { where: { id: list.customer_id, ...living } }));
    // The database's collation may treat different tokens as equal.
    if (!owner || list.share_token !== token) throw Failure.notFound('page');
    const items = await this.wishlists.read(owner.id);
    const products = await this.cards.byIds(
      items.map(({ product_id }) => product_id),
      caller,
    );
    return { first_name: owner.first_name, products };
  }
}
