import type { ProductDetail, VariantDetail } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import type { DeliveryFacts } from '~/features/catalogue/delivery';
import { toQuota } from '~/features/flash-sales/flash-sale-view';
import { categoryHref } from '~/features/frame/frame-view';
import { toSeo, type SeoView } from '~/features/frame/seo-view';
import { awayText, toStore, type StoreView } from '~/features/stores/store-view';
import { toImage, type ImageView } from '~/ui/picture';
import type { ProductOptions, VariantFacts } from './choice';
import { priceTextsOf, tiersOf } from './variant-prices';

type CardTexts = Parameters<typeof toCard>[1];

export interface GalleryPicture {
  id: number;
  image: ImageView;
}

/** View model of the product page with its variants. */
export interface ProductView extends ProductOptions {
  name: string;
  slug: string;
  trail: { name: string; href: string }[];
  brand: { name: string; href: string } | null;
  store: StoreView | null;
  rating: { value: string; count: string } | null;
  shortDescription: string;
  description: string;
  pictures: GalleryPicture[];
  currency: string;
  /** Why no variant can be bought now, such as a future release date; null if only stock decides. */
  unavailability: { text: string; tone: 'warn' | 'out' } | null;
  /** Sentences about delivery time and cost. */
  delivery: string[];
  /** Number of shipping methods. */
  deliveryMethodCount: number;
  /** Shipping methods for structured data. */
  shipping: DeliveryFacts[];
  returns: string;
  warranty: string | null;
  specs: { name: string; value: string }[];
  related: CardView[];
  facts: {
    id: number;
    sku: string;
    currency: string;
    condition: string;
    /** Return period in days; 0 if returns are not accepted. */
    returnDays: number;
    /** Average rating from 1 to 5; 0 without ratings. */
    ratingAverage: number;
    ratingCount: number;
  };
  slugs: Record<string, string>;
  seo: SeoView;
}

/** The variant named by the URL; else the first that can be bought, else the first. */
export function chooseVariant(
  variants: readonly VariantDetail[],
  requested: string | null,
): VariantDetail | undefined {
  const byId = variants.find(({ id }) => String(id) === requested);
  return byId ?? variants.find(({ stock_status: stock }) => stock !== 'out') ?? variants[0];
}

function unavailabilityOf(product: ProductDetail, { t, formats }: CardTexts): ProductView['unavailability'] {
  if (product.available_at && isUpcoming(product))
    return { text: t('product.availableFrom', { date: formats.date(product.available_at) }), tone: 'warn' };
  const { vacation } = product.vendor;
  if (vacation) return { text: awayText(vacation, { t, formats }), tone: 'warn' };
  return product.is_sellable ? null : { text: t('product.notSellable'), tone: 'out' };
}

/** Largest quantity offered, whatever the stock (the specification leaves it open). */
const MAX = 99;

const isUpcoming = ({ available_at: from }: ProductDetail): boolean =>
  from !== null && Date.parse(from) > Date.now();

function buyOf(product: ProductDetail, variant: VariantDetail): VariantFacts['buy'] {
  const { stock_status: stock, available, offer } = variant;
  if (!product.is_sellable || isUpcoming(product) || stock === 'out') return null;
  const limit = stock === 'backorder' ? product.max_qty : Math.min(product.max_qty, available);
  const max = Math.min(limit, offer?.left ?? MAX, offer?.per_customer ?? MAX, MAX);
  return { min: product.min_qty, max: Math.max(product.min_qty, max) };
}

function offerOf({ offer }: VariantDetail, texts: CardTexts): VariantFacts['offer'] {
  if (!offer) return null;
  const { t, formats } = texts;
  const { ends_at, per_customer: max } = offer;
  return {
    until: ends_at,
    deadline: t('flash.ends', { at: formats.dateTime(ends_at) }),
    quota: toQuota(offer, texts),
    limit: max === null ? null : t('flash.perCustomer', { most: formats.number(max) }),
  };
}

function variantsOf(product: ProductDetail, texts: CardTexts): VariantFacts[] {
  const prices = { ...texts, currency: product.currency };
  return product.variants.map((variant) => ({
    id: variant.id,
    sku: variant.sku,
    values: product.axes.map(({ code }) => variant.options[code] ?? 0),
    price: variant.price,
    texts: priceTextsOf(variant, prices),
    tiers: tiersOf(variant, prices),
    weight: variant.weight,
    stock: variant.stock_status,
    available: variant.available,
    buy: buyOf(product, variant),
    pictureId: variant.picture_id,
    offer: offerOf(variant, texts),
  }));
}

function ratingOf(
  { rating_count, rating_avg }: ProductDetail,
  { t, formats }: CardTexts,
): ProductView['rating'] {
  if (rating_count === 0) return null;
  return { value: formats.rating(rating_avg), count: t('product.ratings', { count: rating_count }) };
}

const returnsOf = ({ return_days: count }: ProductDetail, { t }: CardTexts): string =>
  count > 0 ? t('product.returnDays', { count }) : t('product.noReturns');

/** Formats a product for a visitor's language and currency; `variant` is the one used for structured data. */
export function toProduct(
  product: ProductDetail,
  variant: VariantDetail,
  texts: CardTexts,
): Omit<ProductView, 'delivery' | 'deliveryMethodCount' | 'shipping'> {
  const { showVendor } = texts;
  const { currency, slug } = product;
  return {
    name: product.name,
    slug,
    path: `/product/${slug}`,
    trail: product.trail.map(({ name, slug: category }) => ({ name, href: categoryHref(category) })),
    brand: product.brand && {
      name: product.brand.name,
      href: `/Shop?brand=${encodeURIComponent(product.brand.slug)}`,
    },
    store: showVendor ? toStore(product.vendor, texts) : null,
    rating: ratingOf(product, texts),
    shortDescription: product.short_description,
    description: product.description,
    pictures: product.pictures.map((picture) => ({ id: picture.id, image: toImage(picture) })),
    axes: product.axes.map(({ code, name, type, values }) => ({
      code,
      name,
      isColor: type === 'color',
      values,
    })),
    variants: variantsOf(product, texts),
    currency,
    unavailability: unavailabilityOf(product, texts),
    returns: returnsOf(product, texts),
    warranty: product.warranty,
    specs: product.attributes,
    related: product.related.map((card) => toCard(card, texts)),
    facts: {
      id: product.id,
      sku: variant.sku,
      currency,
      condition: product.condition,
      returnDays: product.return_days,
      ratingAverage: product.rating_avg,
      ratingCount: product.rating_count,
    },
    slugs: product.slugs,
    seo: toSeo(product.seo),
  };
}
