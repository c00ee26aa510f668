import { Injectable } from '@nestjs/common';
import type { ProductCard, Wishlist, WishlistItem } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import type { Offer } from '../../pricing';
import { Offers } from '../../pricing';
import { Product } from '../../catalogue';
import { ProductCards, ShownProducts } from '../../search';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import type { StoredWishlistItem } from './wishlists';
import { Wishlists } from './wishlists';

/** Language and currency of the reader. */
type WishlistReader = Pick<Caller, 'language' | 'currency'>;

/** Current price of a product or variant in the default currency, and whether it is available. */
interface Availability {
  price: number;
  is_in_stock: boolean;
}

/** Presents wish lists: each product's current state next to its price when it was added. */
@Injectable()
export class WishlistView {
  constructor(
    private readonly database: Database,
    private readonly wishlists: Wishlists,
    private readonly shown: ShownProducts,
    private readonly cards: ProductCards,
    private readonly offers: Offers,
    private readonly translator: Translator,
    private readonly currencies: Currencies,
  ) {}

  /** The customer's list, in the caller's language and currency. */
  async find({ id }: Pick<Actor, 'id'>, caller: WishlistReader): Promise<Wishlist> {
    const items = await this.wishlists.read(id);
    const ids = items.map((item) => item.product_id);
    const availability = await this.availability(items, caller);
    const cards = await this.cards.byIds(
      ids.filter((id) => availability.has(id)),
      caller,
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    const names = await this.names(
      ids.filter((id) => !byId.has(id)),
      caller.language,
    );
    const currency = this.currencies.get(caller.currency);
    return {
      count: items.length,
      currency: currency.code,
      items: items.map((item) => {
        const { product_id } = item;
        const card = byId.get(product_id) ?? null;
        const name = card?.name ?? names.get(product_id) ?? '';
        return this.item(item, { card, name, now: card && availability.get(product_id) }, currency);
      }),
    };
  }

  private item(
    { id, product_id, variant_id, price, was_in_stock, created_at }: StoredWishlistItem,
    { card, name, now }: { card: ProductCard | null; name: string; now: Availability | null | undefined },
    currency: ShopCurrency,
  ): WishlistItem {
    const then = this.currencies.price(price, currency);
    const drop = now ? then - this.currencies.price(now.price, currency) : 0;
    return {
      id,
      product_id,
      variant_id,
      name,
      added_at: created_at.toISOString(),
      price_when_added: then,
      product: card,
      price_drop: drop > 0 ? drop : null,
      is_back_in_stock: !was_in_stock && now?.is_in_stock === true,
    };
  }

  /** By product id, without products that are not visible. A deleted variant falls back to its product. */
  private async availability(
    items: readonly StoredWishlistItem[],
    { language }: WishlistReader,
  ): Promise<Map<number, Availability>> {
    const shown = await this.shown.byIds(items.map((item) => item.product_id));
    const offers = await this.offers.findByVariants(
      items.flatMap((item) => item.variant_id ?? []),
      language,
    );
    return new Map(
      items.flatMap(({ product_id, variant_id }): [number, Availability][] => {
        const product = shown.get(product_id);
        if (!product) return [];
        const offer = offers.get(variant_id ?? 0);
        return [[product_id, offer && !offer.is_deleted ? availabilityOf(offer) : product]];
      }),
    );
  }

  /** Names of products without a card, including deleted ones. */
  private async names(ids: number[], language: string): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const select = { id: true, name: true } as const;
    const rows = await this.database.em.find(Product, { where: { id: In(ids) }, select, withDeleted: true });
    const translated = await this.translator.translate('products', rows, language);
    return new Map(translated.map((row) => [row.id, row.name]));
  }
}

/** Current price of a variant and whether it is available. */
export function availabilityOf({ price, available, backorder }: Offer): Availability {
  return { price, is_in_stock: available > 0 || backorder === 'allow' };
}
