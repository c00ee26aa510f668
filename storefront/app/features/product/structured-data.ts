import type { FrameView } from '~/features/frame/frame-view';
import { breadcrumbData, ownAddress } from '~/features/frame/structured-data';
import { plainText } from '~/features/stores/plain-text';
import { returnData } from './return-data';
import { decimal, shippingData } from './shipping-data';
import { choiceText, type AxisView, type VariantFacts } from './choice';
import type { ProductView } from './product-view';

/** Axes with a schema.org property, such as `shoe_size`; others are given by name. */
const PROPERTIES = ['color', 'size', 'material', 'pattern'] as const;

const CONDITIONS: Record<string, string> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
};

const propertyOf = ({ code, isColor }: AxisView): (typeof PROPERTIES)[number] | undefined =>
  isColor ? 'color' : PROPERTIES.find((property) => new RegExp(`(^|[_-])${property}$`).test(code));

/** Structured data of a product: name, offers, ratings, seller and breadcrumb. */
export function productData(view: ProductView, frame: FrameView): object {
  const product = {
    name: view.name,
    description: view.shortDescription || plainText(view.description),
    image: view.pictures.map(({ image }) => new URL(image.src, frame.origin).href),
    url: ownAddress(frame, view.path),
    ...(view.brand && { brand: { '@type': 'Brand', name: view.brand.name } }),
    ...ratingData(view),
  };
  const crumbs = [...view.trail, { name: view.name, href: view.path }];
  return { '@graph': [{ ...product, ...variantsData(view, frame) }, breadcrumbData(crumbs, frame)] };
}

/** Omitted without reviews: search engines reject an average of none. */
function ratingData({ facts }: ProductView): object | null {
  if (facts.ratingCount === 0) return null;
  const [ratingValue, reviewCount] = [facts.ratingAverage, facts.ratingCount];
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 } };
}

/** A single variant is a Product; several are a ProductGroup with the properties in which they vary. */
function variantsData(view: ProductView, frame: FrameView): object {
  const [only] = view.variants;
  if (only && view.variants.length === 1)
    return {
      '@type': 'Product',
      sku: only.sku,
      offers: offerData(view, only, ownAddress(frame, view.path), frame),
    };
  return {
    '@type': 'ProductGroup',
    productGroupID: String(view.facts.id),
    variesBy: view.axes.map((axis) => {
      const property = propertyOf(axis);
      return property ? `https://schema.org/${property}` : axis.name;
    }),
    hasVariant: view.variants.map((variant) => variantData(view, variant, frame)),
  };
}

function variantData(view: ProductView, variant: VariantFacts, frame: FrameView): object {
  const url = ownAddress(frame, `${view.path}?variant=${variant.id}`);
  const picture = view.pictures.find(({ id }) => id === variant.pictureId)?.image;
  const options = view.axes.flatMap((axis, place) => {
    const value = axis.values.find(({ id }) => id === variant.values[place])?.label;
    return value === undefined ? [] : [{ axis, value }];
  });
  const others = options.filter(({ axis }) => !propertyOf(axis));
  return {
    '@type': 'Product',
    name: `${view.name}, ${choiceText(view, variant.values)}`,
    sku: variant.sku,
    url,
    ...(picture && { image: new URL(picture.src, frame.origin).href }),
    ...Object.fromEntries(
      options.flatMap(({ axis, value }) => [[propertyOf(axis), value]].filter(([name]) => name)),
    ),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ axis, value }) => ({
        '@type': 'PropertyValue',
        name: axis.name,
        value,
      })),
    }),
    offers: offerData(view, variant, url, frame),
  };
}

function offerData(view: ProductView, variant: VariantFacts, url: string, frame: FrameView): object {
  const { currency, condition } = view.facts;
  const exponent = frame.currencies.find(({ code }) => code === currency)?.exponent ?? 2;
  return {
    '@type': 'Offer',
    url,
    price: decimal(variant.price, exponent),
    priceCurrency: currency,
    availability: `https://schema.org/${availabilityOf(variant)}`,
    itemCondition: `https://schema.org/${CONDITIONS[condition] ?? 'NewCondition'}`,
    ...(variant.offer && { priceValidUntil: variant.offer.until.slice(0, 10) }),
    ...shippingData(view, variant, exponent),
    hasMerchantReturnPolicy: returnData(view.facts.returnDays, view),
    ...(view.store && { seller: { '@type': 'Organization', name: view.store.name } }),
  };
}

function availabilityOf({ buy, stock }: VariantFacts): string {
  if (!buy) return 'OutOfStock';
  return stock === 'backorder' ? 'BackOrder' : 'InStock';
}
