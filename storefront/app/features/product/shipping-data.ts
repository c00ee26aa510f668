import type { DeliveryFacts } from '~/features/catalogue/delivery';
import type { VariantFacts } from './choice';
import type { ProductView } from './product-view';

/** Decimal text of minor units, as schema.org wants prices. */
export function decimal(minor: number, exponent: number): string {
  return (minor / 10 ** exponent).toFixed(exponent);
}

/** Where delivery goes for the same price; `countries` null for everywhere, `most` where it depends on the city. */
interface Reach {
  countries: string[] | null;
  most: number;
}

/**
 * The countries of a way of delivery by what their cities add at most. A region of schema.org has no city, and cities
 * here have no postcodes: what can be said of a surcharge is how far it goes.
 */
function reachesOf({ countries, surcharges }: DeliveryFacts): Reach[] {
  if (countries === null) return [{ countries, most: Math.max(0, ...surcharges.map(({ most }) => most)) }];
  const mostOf = new Map(surcharges.map(({ country, most }) => [country, most]));
  const amounts = new Set(countries.map((country) => mostOf.get(country) ?? 0));
  return [...amounts].map((most) => ({
    countries: countries.filter((country) => (mostOf.get(country) ?? 0) === most),
    most,
  }));
}

/** What delivery of one piece costs, how long it takes and where it goes, as far as that is the same for everybody. */
export function shippingData(
  { shipping, currency }: Pick<ProductView, 'shipping' | 'currency'>,
  { price, weight }: Pick<VariantFacts, 'price' | 'weight'>,
  exponent: number,
): object | null {
  const reached = (freeOver: number | null): boolean => freeOver !== null && price >= freeOver;
  const told = shipping.filter(({ maxWeight, isFreeOnly, freeOver }) => {
    const isCarried = maxWeight === null || (weight !== null && weight <= maxWeight);
    return isCarried && (!isFreeOnly || reached(freeOver));
  });
  if (told.length === 0) return null;
  const rate = ({ amount, freeOver }: DeliveryFacts, { most }: Reach): object => {
    if (reached(freeOver)) return { value: decimal(0, exponent) };
    if (most === 0) return { value: decimal(amount, exponent) };
    const [minValue, maxValue] = [amount, amount + most].map((sum) => Number(decimal(sum, exponent)));
    return { minValue, maxValue };
  };
  return {
    shippingDetails: told.flatMap((way) =>
      reachesOf(way).map((reach) => ({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', currency, ...rate(way, reach) },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            ...{
              '@type': 'QuantitativeValue',
              minValue: way.minDays,
              maxValue: way.maxDays,
              unitCode: 'DAY',
            },
          },
        },
        ...(reach.countries && {
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: reach.countries },
        }),
      })),
    ),
  };
}
