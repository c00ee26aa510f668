import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Variant } from '../../catalogue';
import { Currencies } from '../../localisation';
import { atQuantity, type Offer, Offers } from '../../pricing';
import { WalletPayments } from '../../wallets';
import type { Order, OrderLine } from '../order.entity';

/** Variants that can replace one order line now, with what is available of each. */
export type ReplacementOffers = Map<number, Offer[]>;

/** Finds the variants for which items of an order can be exchanged. */
@Injectable()
export class FindReplacements {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
    private readonly currencies: Currencies,
    private readonly wallets: WalletPayments,
  ) {}

  /**
   * By order line: variants of its product that are in stock and not dearer. None for guests and while wallets are
   * switched off, as the wallet pays the replacement (ADR 72).
   */
  async find(
    { customer_id, vendor_id, currency }: Order,
    lines: readonly OrderLine[],
    language: string,
  ): Promise<ReplacementOffers> {
    const products = [...new Set(lines.map(({ product_id }) => product_id))];
    if (customer_id === null || products.length === 0 || !(await this.wallets.method(language)))
      return new Map();
    const variants = await this.variantsOf(products);
    const offers = await this.offers.findByVariants(variants, language);
    const shop = this.currencies.named(currency);
    const priced = (offer: Offer | undefined): number =>
      offer ? this.currencies.price(regularPrice(atQuantity(offer, 1)), shop) : 0;
    return new Map(
      lines.map((line) => {
        // What costs as much as the returned item today is not dearer, whatever that was bought for.
        const max = Math.max(line.unit_price, line.regular_price ?? 0, priced(offers.get(line.variant_id)));
        const own = [...offers.values()].filter(
          (offer) =>
            offer.product_id === line.product_id && canReplace(offer, vendor_id) && priced(offer) <= max,
        );
        return [line.id, own];
      }),
    );
  }

  private async variantsOf(products: readonly number[]): Promise<number[]> {
    const { em } = this.database;
    const found = await Promise.all(
      products.map((product_id) =>
        em.find(Variant, { where: { product_id }, select: { id: true }, order: { id: 'ASC' } }),
      ),
    );
    return found.flat().map(({ id }) => id);
  }
}

/** The price of an offer without a flash sale, whose quota exchanges don't use. */
export const regularPrice = ({ special, price }: Offer): number => special?.regular_price ?? price;

/** Whether an offer can be sent to a vendor's customer now: sellable, which a store on vacation is not, and in stock. */
export function canReplace(offer: Offer, vendor_id: number): boolean {
  const isStocked = offer.available > 0 || offer.backorder === 'allow';
  return offer.vendor_id === vendor_id && offer.sellable && !offer.is_deleted && isStocked;
}
