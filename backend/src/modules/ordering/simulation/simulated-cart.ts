import { Injectable } from '@nestjs/common';
import type { SimulateSale } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ReferenceNames } from '../../catalogue';
import { Currencies, type ShopCurrency } from '../../localisation';
import { atQuantity, type Offer, Offers } from '../../pricing';
import type { AppliedCoupon } from '../../promotions';
import type { AvailableQuote } from '../../shipping';
import type { PricedCart } from '../../shopping';
import { Vendor } from '../../vendors';
import type { Draft } from '../checkout';

/** What the totals of a product without a variant need to know about it; it has no id that a rule could name. */
const UNNAMED: Omit<Offer, 'vendor_id' | 'vendor_name' | 'vendor_slug' | 'name' | 'price' | 'category_ids'> =
  {
    variant_id: 0,
    product_id: 0,
    slug: '',
    sku: '',
    options: [],
    media_id: null,
    brand_id: null,
    tier_prices: [],
    compare_at: null,
    special: null,
    weight: null,
    min_qty: 1,
    max_qty: 1,
    tax_class_id: null,
    return_days: 0,
    available: 1,
    backorder: 'allow',
    is_deleted: false,
    sellable: true,
    vacation: null,
  };

/** Makes a cart of one line, its coupon and its shipping out of what a simulation asks for. */
@Injectable()
export class SimulatedCart {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
    private readonly currencies: Currencies,
    private readonly referenceNames: ReferenceNames,
  ) {}

  /** @throws Failure 422 on a variant, vendor, category, currency or discount that can't be */
  async build(input: SimulateSale, actor: Actor, language: string): Promise<Omit<Draft, 'totals'>> {
    const currency = this.currencyOf(input);
    const offer = await this.offer(input, actor, language);
    const { vendor_id, vendor_name, vendor_slug } = offer;
    const { quantity, unit_price = this.currencies.price(offer.price, currency) } = input;
    const subtotal = unit_price * quantity;
    const { discount = 0, shipping = 0, shipping_discount = 0 } = input;
    if (!Number.isSafeInteger(subtotal)) throw Failure.field('unit_price', 'is too much for this quantity');
    if (discount > subtotal) throw Failure.field('discount', 'is more than the items cost');
    if (shipping_discount > shipping) throw Failure.field('shipping_discount', 'is more than the shipping');
    const line = {
      id: 0,
      quantity,
      offer,
      unit_price,
      seen_price: unit_price,
      total: subtotal,
      problem: null,
    };
    const group = { vendor_id, vendor_name, vendor_slug, vacation: null, lines: [line], subtotal };
    const cart: PricedCart = { id: null, currency: currency.code, groups: [group], notes: {}, removed: [] };
    const chosen = new Map<number, AvailableQuote>([[vendor_id, shippingOf(shipping)]]);
    return { cart, chosen, coupons: couponsOf(input, vendor_id) };
  }

  private currencyOf({ currency }: SimulateSale): ShopCurrency {
    const shopCurrency = currency === undefined ? this.currencies.default() : this.currencies.get(currency);
    if (currency !== undefined && shopCurrency.code !== currency)
      throw Failure.field('currency', 'is not a currency of this shop');
    return shopCurrency;
  }

  private async offer(input: SimulateSale, actor: Actor, language: string): Promise<Offer> {
    const { variant_id, quantity } = input;
    if (variant_id === undefined) return this.unnamed(input, actor, language);
    const offer = (await this.offers.findByVariants([variant_id], language)).get(variant_id);
    const { vendor_id } = tenantBounds(actor);
    const isOwn = vendor_id === undefined || offer?.vendor_id === vendor_id;
    if (!offer || offer.is_deleted || !isOwn) throw Failure.field('variant_id', 'There is no such variant.');
    return atQuantity(offer, quantity);
  }

  /** An offer of a category, or of none, at the price that is asked for. */
  private async unnamed(
    { category_id, vendor_id: named, unit_price }: SimulateSale,
    actor: Actor,
    language: string,
  ): Promise<Offer> {
    if (unit_price === undefined) throw Failure.field('unit_price', 'is required without a variant');
    const id = tenantBounds(actor).vendor_id ?? named;
    if (id === undefined) throw Failure.field('vendor_id', 'is required without a variant');
    const vendor = await this.database.em.findOne(Vendor, { where: { id } });
    if (!vendor) throw Failure.field('vendor_id', 'There is no such vendor.');
    const { categories } = await this.referenceNames.in(language);
    const category = category_id === undefined ? null : categories.get(category_id);
    if (category === undefined) throw Failure.field('category_id', 'There is no such category.');
    return {
      ...UNNAMED,
      vendor_id: id,
      vendor_name: vendor.store_name,
      vendor_slug: vendor.slug,
      name: category?.name ?? '',
      price: unit_price,
      category_ids: category_id === undefined ? [] : [category_id],
    };
  }
}

function shippingOf(amount: number): AvailableQuote {
  const method = {
    method_id: 0,
    name: '',
    rate_type: 'flat',
    min_days: 0,
    max_days: 0,
    pickup: null,
  } as const;
  return { ...method, amount, tax_class_id: null, cod_allowed: true };
}

function couponsOf(
  { discount = 0, shipping_discount = 0, discount_funded_by: funded_by = 'vendor' }: SimulateSale,
  vendor_id: number,
): AppliedCoupon[] {
  if (discount === 0 && shipping_discount === 0) return [];
  const coupon = {
    id: 0,
    code: '',
    title: '',
    type: 'fixed_cart',
    funded_by,
    first_order_only: false,
    version: 0,
  } as const;
  const shipping_discounts = new Map([[vendor_id, shipping_discount]]);
  return [{ ...coupon, discounts: [discount], discount, shipping_discounts, shipping_discount }];
}
