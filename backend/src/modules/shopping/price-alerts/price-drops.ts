import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { WishlistItem } from '../wishlists/wishlist.entity';
import { WishlistView } from '../wishlists/wishlist-view';

/** A product that has become cheaper since it was wish-listed; minor units of the default currency. */
export interface PriceDrop {
  id: number;
  product_id: number;
  name: string;
  slug: string;
  before: number;
  now: number;
}

/** Finds price drops on a wish list that its customer has not been notified of. */
@Injectable()
export class PriceDrops {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly view: WishlistView,
  ) {}

  /** Products cheaper than when added, and than in any earlier alert; sold-out ones are excluded. */
  async list(customerId: number, language: string): Promise<PriceDrop[]> {
    const { items } = await this.view.find({ id: customerId }, { language, currency: null });
    const notified = await this.notifiedPrices(items.map(({ id }) => id));
    return items.flatMap(({ id, product_id, name, product, price_when_added: before, price_drop }) => {
      if (!product || price_drop === null || product.stock_status === 'out') return [];
      const now = before - price_drop;
      const notifiedPrice = notified.get(id) ?? null;
      return notifiedPrice === null || now < notifiedPrice
        ? [{ id, product_id, name, slug: product.slug, before, now }]
        : [];
    });
  }

  /** Stores these prices as notified; in the caller's transaction. */
  async record(fallen: readonly PriceDrop[]): Promise<void> {
    const updated_at = this.clock.now();
    for (const { id, now: told_price } of fallen)
      await this.database.em.update(WishlistItem, { id }, { told_price, updated_at });
  }

  private async notifiedPrices(ids: readonly number[]): Promise<Map<number, number | null>> {
    if (ids.length === 0) return new Map();
    const select = { id: true, told_price: true } as const;
    const rows = await this.database.em.find(WishlistItem, { where: { id: In([...ids]) }, select });
    return new Map(rows.map(({ id, told_price }) => [id, told_price]));
  }
}
