import { Injectable } from '@nestjs/common';
import type { AddWishlistItem as Input, Wishlist } from '@stoa/contracts';
import { MAX_WISHLIST_ITEMS } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg } from '../../../kernel/translation';
import { Offers } from '../../pricing';
import { ShownProducts } from '../../search';
import { availabilityOf, WishlistView } from './wishlist-view';
import type { StoredWishlistItem } from './wishlists';
import { Wishlists } from './wishlists';

/** Adds a product to the customer's wish list and returns the list. */
@Injectable()
export class AddWishlistItem {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wishlists: Wishlists,
    private readonly shown: ShownProducts,
    private readonly offers: Offers,
    private readonly view: WishlistView,
  ) {}

  /** @throws Failure 409 `wishlist_full` */
  async execute(input: Input, actor: Actor, caller: Caller): Promise<Wishlist> {
    const item = await this.itemOf(input, caller);
    const write = (): Promise<void> => this.write(actor.id, item);
    const ignoreDuplicate = (error: unknown): Promise<void> => {
      if (isDuplicate(error)) return write();
      throw error;
    };
    // A concurrent request may create the list and then the item; each retry finds what exists.
    await write().catch(ignoreDuplicate).catch(ignoreDuplicate);
    return this.view.find(actor, caller);
  }

  private write(customerId: number, item: Omit<StoredWishlistItem, 'id'>): Promise<void> {
    return this.database.tx(async () => {
      const id = await this.wishlists.findOrCreate(customerId);
      if (await this.wishlists.has(id, item.product_id)) return;
      if (!(await this.wishlists.insert(id, item)))
        throw Failure.conflict(
          'wishlist_full',
          msg`A wish list holds ${MAX_WISHLIST_ITEMS} products at most.`,
          {
            max: MAX_WISHLIST_ITEMS,
          },
        );
    });
  }

  /** Price and availability at this moment, of the variant if one is given. */
  private async itemOf(
    { product_id, variant_id = null }: Input,
    { language }: Caller,
  ): Promise<Omit<StoredWishlistItem, 'id'>> {
    const product = (await this.shown.byIds([product_id])).get(product_id);
    if (!product) throw Failure.notFound('product');
    const item = { product_id, variant_id, created_at: this.clock.now() };
    if (variant_id === null) return { ...item, price: product.price, was_in_stock: product.is_in_stock };
    const offer = (await this.offers.findByVariants([variant_id], language)).get(variant_id);
    if (!offer || offer.product_id !== product_id || offer.is_deleted) throw Failure.notFound('product');
    const { price, is_in_stock: was_in_stock } = availabilityOf(offer);
    return { ...item, price, was_in_stock };
  }
}
