import type { ProductDetail, VariantDetail } from '@stoa/contracts';
import { toCard, type CardView, type QuotaView } from '~/features/catalogue/card-view';
import { toQuota } from '~/features/flash-sales/flash-sale-view';
import { categoryHref } from '~/features/frame/frame-view';
import { toSeo, type SeoView } from '~/features/frame/seo-view';
import { toStore, type StoreView } from '~/features/stores/store-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** One value of an option axis: a link to the variant that has it, or sold out. */
export interface OptionView {
  label: string;
  swatch: string | null;
  /** Null where no such variant can be bought. */
  href: string | null;
  isCurrent: boolean;
}

export interface GalleryPicture {
  id: number;
  image: ImageView;
}

/** The product page as it is printed, for the variant that its address names. */
export interface ProductView {
  name: string;
  path: string;
  trail: { name: string; href: string }[];
  brand: { name: string; href: string } | null;
  store: StoreView | null;
  rating: { value: string; count: string } | null;
  shortDescription: string;
  description: string;
  pictures: GalleryPicture[];
  /** Where the chosen variant's picture stands among them. */
  pictureIndex: number;
  axes: { name: string; chosen: string; isColor: boolean; values: OptionView[] }[];
  price: string;
  was: string | null;
  off: string | null;
  /** The flash sale that the price comes from. */
  offer: { until: string; deadline: string; quota: QuotaView | null; limit: string | null } | null;
  stock: { text: string; tone: 'ok' | 'warn' | 'out' };
  /** What the buy form needs; null when it can't be bought now. */
  buy: { variant: number; min: number; max: number } | null;
  returns: string;
  warranty: string | null;
  specs: { name: string; value: string }[];
  related: CardView[];
  facts: { sku: string; amount: string; currency: string; isAvailable: boolean; condition: string };
  slugs: Record<string, string>;
  seo: SeoView;
}

/** The variant an address names; else the first that can be bought, else the first. */
export function chooseVariant(
  variants: readonly VariantDetail[],
  asked: string | null,
): VariantDetail | undefined {
  const byId = variants.find(({ id }) => String(id) === asked);
  return byId ?? variants.find(({ stock_status: stock }) => stock !== 'out') ?? variants[0];
}

/** The variant to go to for one changed option: the same otherwise, or at least one that has it. */
function variantWith(
  product: ProductDetail,
  current: VariantDetail,
  code: string,
  value: number,
): VariantDetail | undefined {
  const having = product.variants.filter(({ options }) => options[code] === value);
  const exact = having.find(({ options }) =>
    product.axes.every((axis) => axis.code === code || options[axis.code] === current.options[axis.code]),
  );
  return exact ?? having.find(({ stock_status: stock }) => stock !== 'out');
}

function axesOf(product: ProductDetail, current: VariantDetail): ProductView['axes'] {
  return product.axes.map((axis) => ({
    name: axis.name,
    isColor: axis.type === 'color',
    chosen: axis.values.find(({ id }) => id === current.options[axis.code])?.label ?? '',
    values: axis.values.map(({ id, label, swatch }) => {
      const target = variantWith(product, current, axis.code, id);
      const isCurrent = current.options[axis.code] === id;
      const open = target && (target.stock_status !== 'out' || isCurrent);
      return {
        label,
        swatch,
        isCurrent,
        href: open ? `/product/${product.slug}?variant=${target.id}` : null,
      };
    }),
  }));
}

function stockOf(
  product: ProductDetail,
  variant: VariantDetail,
  { t, formats }: CardTexts,
): ProductView['stock'] {
  if (product.available_at && isUpcoming(product)) {
    return { text: t('product.availableFrom', { date: formats.date(product.available_at) }), tone: 'warn' };
  }
  if (!product.is_sellable) return { text: t('product.notSellable'), tone: 'out' };
  switch (variant.stock_status) {
    case 'out':
      return { text: t('product.soldOut'), tone: 'out' };
    case 'low':
      return { text: t('product.low', { count: variant.available }), tone: 'warn' };
    case 'backorder':
      return { text: t('product.backorder'), tone: 'warn' };
    default:
      return { text: t('product.inStock'), tone: 'ok' };
  }
}

function picturesOf(product: ProductDetail, variant: VariantDetail) {
  const pictures = product.pictures.map((picture) => ({ id: picture.id, image: toImage(picture) }));
  return {
    pictures,
    pictureIndex: Math.max(
      0,
      pictures.findIndex(({ id }) => id === variant.picture_id),
    ),
  };
}

/** Most pieces offered at once, whatever the stock (specification leaves it open; a list of more helps nobody). */
const MOST = 99;

const isUpcoming = ({ available_at: from }: ProductDetail): boolean =>
  from !== null && Date.parse(from) > Date.now();

function buyOf(product: ProductDetail, variant: VariantDetail): ProductView['buy'] {
  const { stock_status: stock, available, offer } = variant;
  if (!product.is_sellable || isUpcoming(product) || stock === 'out') return null;
  const limit = stock === 'backorder' ? product.max_qty : Math.min(product.max_qty, available);
  const most = Math.min(limit, offer?.left ?? MOST, offer?.per_customer ?? MOST, MOST);
  return { variant: variant.id, min: product.min_qty, max: Math.max(product.min_qty, most) };
}

function offerOf({ offer }: VariantDetail, texts: CardTexts): ProductView['offer'] {
  if (!offer) return null;
  const { t, formats } = texts;
  const { ends_at, per_customer: most } = offer;
  return {
    until: ends_at,
    deadline: t('flash.ends', { at: formats.dateTime(ends_at) }),
    quota: toQuota(offer, texts),
    limit: most === null ? null : t('flash.perCustomer', { most: formats.number(most) }),
  };
}

function priceOf(
  { price, compare_at: before }: VariantDetail,
  currency: string,
  formats: CardTexts['formats'],
) {
  const isSale = before !== null && before > price;
  return {
    price: formats.money(price, currency),
    was: isSale ? formats.money(before, currency) : null,
    off: isSale ? formats.percent(-Math.round((1 - price / before) * 100) / 100) : null,
  };
}

/** Puts a product and its chosen variant into the words, digits and currency of one visitor. */
export function toProduct(product: ProductDetail, variant: VariantDetail, texts: CardTexts): ProductView {
  const { t, formats, showVendor } = texts;
  const { currency, slug } = product;
  const buy = buyOf(product, variant);
  return {
    name: product.name,
    path: `/product/${slug}`,
    trail: product.trail.map(({ name, slug: category }) => ({ name, href: categoryHref(category) })),
    brand: product.brand && {
      name: product.brand.name,
      href: `/Shop?brand=${encodeURIComponent(product.brand.slug)}`,
    },
    store: showVendor ? toStore(product.vendor, texts) : null,
    rating:
      product.rating_count > 0
        ? {
            value: formats.rating(product.rating_avg),
            count: t('product.ratings', { count: product.rating_count }),
          }
        : null,
    shortDescription: product.short_description,
    description: product.description,
    ...picturesOf(product, variant),
    axes: axesOf(product, variant),
    ...priceOf(variant, currency, formats),
    offer: offerOf(variant, texts),
    stock: stockOf(product, variant, texts),
    buy,
    returns:
      product.return_days > 0
        ? t('product.returnDays', { count: product.return_days })
        : t('product.noReturns'),
    warranty: product.warranty,
    specs: product.attributes,
    related: product.related.map((card) => toCard(card, texts)),
    facts: {
      sku: variant.sku,
      amount: String(variant.price),
      currency,
      isAvailable: buy !== null,
      condition: product.condition,
    },
    slugs: product.slugs,
    seo: toSeo(product.seo),
  };
}
