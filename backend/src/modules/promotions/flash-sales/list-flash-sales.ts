import { Injectable } from '@nestjs/common';
import type {
  FlashSaleItem as ShownItem,
  FlashSaleProducts,
  FlashSaleSummary,
  Picture,
  ProductCard,
} from '@stoa/contracts';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import type { CardReader } from '../../search';
import type { Offer } from '../../pricing';
import { Offers, SpecialPrices, specialPrice } from '../../pricing';
import { STOCK } from '../../catalogue';
import { ProductCards, PublicAnswers } from '../../search';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import { Pictures } from '../../media';
import type { FlashSaleItem } from './flash-sale.entity';
import { FlashSale } from './flash-sale.entity';

/** Lists flash sales for the storefront: live ones, the first to end first, and the next one. */
@Injectable()
export class ListFlashSales {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly cards: ProductCards,
    private readonly offers: Offers,
    private readonly prices: SpecialPrices,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  async execute(reader: CardReader): Promise<FlashSaleProducts> {
    const now = this.clock.now();
    const { em } = this.database;
    const live = await em.find(FlashSale, {
      where: { status: 'active', starts_at: LessThanOrEqual(now), ends_at: MoreThan(now) },
      order: { ends_at: 'ASC', id: 'ASC' },
    });
    const [next] = await em.find(FlashSale, {
      where: { status: 'active', starts_at: MoreThan(now) },
      order: { starts_at: 'ASC', id: 'ASC' },
      take: 1,
    });
    const summaries = await this.summaries(next ? [...live, next] : live, reader);
    const items = await this.items(live, reader);
    return {
      server_time: now.toISOString(),
      live: live
        .map((sale, index) => ({ ...(summaries[index] as FlashSaleSummary), items: items(sale) }))
        .filter((sale) => sale.items.length > 0),
      next: next ? (summaries[live.length] ?? null) : null,
    };
  }

  private async summaries(
    sales: readonly FlashSale[],
    { language }: CardReader,
  ): Promise<FlashSaleSummary[]> {
    const shown = await this.translator.translate('flash_sales', [...sales], language);
    const pictures: ReadonlyMap<number, Picture> = await this.pictures.findByIds(
      sales.map((sale) => sale.banner_id),
      language,
    );
    return shown.map(({ id, title, banner_id, starts_at, ends_at }) => ({
      id,
      title,
      banner: pictures.get(banner_id ?? 0) ?? null,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }));
  }

  private async items(
    sales: readonly FlashSale[],
    reader: CardReader,
  ): Promise<(sale: FlashSale) => ShownItem[]> {
    const variantIds = sales.flatMap((sale) => sale.items.map((item) => item.variant_id));
    const offers = await this.offers.findByVariants(variantIds, reader.language);
    const productIds = [...new Set([...offers.values()].map((offer) => offer.product_id))];
    // What is left of an item's quota falls with its product's stock.
    this.answers.show(STOCK, productIds);
    const cards = new Map((await this.cards.byIds(productIds, reader)).map((card) => [card.id, card]));
    const pictures: ReadonlyMap<number, Picture> = await this.pictures.findByIds(
      [...offers.values()].map((offer) => offer.media_id),
      reader.language,
    );
    const sold = await this.prices.sold(sales.map((sale) => sale.id));
    const currency = this.currencies.get(reader.currency);
    return (sale) =>
      sale.items.flatMap((item) => {
        const offer = offers.get(item.variant_id);
        const ofProduct = offer?.sellable && cards.get(offer.product_id);
        if (!offer || !ofProduct) return [];
        const card = { ...ofProduct, picture: pictures.get(offer.media_id ?? 0) ?? ofProduct.picture };
        return this.item(item, { offer, card, sold: sold.get(sale.id)?.get(item.variant_id) ?? 0 }, currency);
      });
  }

  /** Omits items whose price is not lower than the regular one; sold-out ones stay, with 0 left. */
  private item(
    { price, rate, quota = null, per_customer = null }: FlashSaleItem,
    { offer, card, sold }: { offer: Offer; card: ProductCard; sold: number },
    currency: ShopCurrency,
  ): ShownItem[] {
    const regular = offer.special?.regular_price ?? offer.price;
    const special = specialPrice(regular, { price: price ?? null, rate: rate ?? null });
    if (special === null || (per_customer ?? Infinity) < offer.min_qty) return [];
    const amounts = {
      price: this.currencies.price(special, currency),
      regular_price: this.currencies.price(regular, currency),
    };
    const rest = quota === null ? null : quota - sold;
    const remaining = rest !== null && rest < offer.min_qty ? 0 : rest;
    const { variant_id, options } = offer;
    return [{ product: card, variant_id, options, ...amounts, quota, left: remaining, per_customer }];
  }
}
