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
  isColor
    ? 'color'
    : PROPERTIES.find((name) => code === name || code.endsWith(`_${name}`) || code.endsWith(`-${name}`));

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

/** What the offers of all variants have in common. */
interface OfferTerms {
  exponent: number;
  shared: object;
}

function offerTerms(view: ProductView, { currencies }: FrameView): OfferTerms {
  const { currency, condition, returnDays } = view.facts;
  return {
    exponent: currencies.find(({ code }) => code === currency)?.exponent ?? 2,
    shared: {
      priceCurrency: currency,
      itemCondition: `https://schema.org/${CONDITIONS[condition] ?? 'NewCondition'}`,
      hasMerchantReturnPolicy: returnData(returnDays, view),
      ...(view.store && { seller: { '@type': 'Organization', name: view.store.name } }),
    },
  };
}

/** A single variant is a Product; several are a ProductGroup with the properties in which they vary. */
function variantsData(view: ProductView, frame: FrameView): object {
  const terms = offerTerms(view, frame);
  const [only] = view.variants;
  if (only && view.variants.length === 1)
    return {
      '@type': 'Product',
      sku: only.sku,
      offers: offerData(view, only, ownAddress(frame, view.path), terms),
    };
  const axes = view.axes.map((axis) => ({ axis, property: propertyOf(axis) }));
  return {
    '@type': 'ProductGroup',
    productGroupID: String(view.facts.id),
    variesBy: axes.map(({ axis, property }) => (property ? `https://schema.org/${property}` : axis.name)),
    hasVariant: view.variants.map((variant) => {
      const url = ownAddress(frame, `${view.path}?variant=${variant.id}`);
      const picture = view.pictures.find(({ id }) => id === variant.pictureId)?.image;
      return {
        '@type': 'Product',
        name: `${view.name}, ${choiceText(view, variant.values)}`,
        sku: variant.sku,
        url,
        ...(picture && { image: new URL(picture.src, frame.origin).href }),
        ...optionData(axes, variant),
        offers: offerData(view, variant, url, terms),
      };
    }),
  };
}

/** A variant's options: as schema.org's own properties where there is one, else by name. */
function optionData(
  axes: readonly { axis: AxisView; property: ReturnType<typeof propertyOf> }[],
  variant: VariantFacts,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const others: object[] = [];
  axes.forEach(({ axis, property }, place) => {
    const value = axis.values.find(({ id }) => id === variant.values[place])?.label;
    if (value === undefined) return;
    if (property) data[property] = value;
    else others.push({ '@type': 'PropertyValue', name: axis.name, value });
  });
  if (others.length > 0) data.additionalProperty = others;
  return data;
}

function offerData(
  view: ProductView,
  variant: VariantFacts,
  url: string,
  { exponent, shared }: OfferTerms,
): object {
  return {
    '@type': 'Offer',
    url,
    price: decimal(variant.price, exponent),
    availability: `https://schema.org/${availabilityOf(variant)}`,
    ...(variant.offer && { priceValidUntil: variant.offer.until.slice(0, 10) }),
    ...shippingData(view, variant, exponent),
    ...shared,
  };
}

function availabilityOf({ buy, stock }: VariantFacts): string {
  if (!buy) return 'OutOfStock';
  return stock === 'backorder' ? 'BackOrder' : 'InStock';
}
