import type { DeliveryFacts } from '~/features/catalogue/delivery';
import type { VariantFacts } from './choice';
import type { ProductView } from './product-view';

/** Minor units as a decimal string, the price format of schema.org. */
export function decimal(minor: number, exponent: number): string {
  return (minor / 10 ** exponent).toFixed(exponent);
}

/**
 * Countries with the same shipping price; `countries` is null for everywhere, `most` the highest city
 * surcharge.
 */
interface Reach {
  countries: string[] | null;
  most: number;
}

/**
 * Groups a shipping method's countries by their highest city surcharge. schema.org regions have no cities,
 * and cities here have no postcodes, so only the maximum of a surcharge can be stated.
 */
function reachesOf({ countries, surcharges }: DeliveryFacts): Reach[] {
  if (countries === null) return [{ countries, most: Math.max(0, ...surcharges.map(({ most }) => most)) }];
  const maxOf = new Map(surcharges.map(({ country, most }) => [country, most]));
  const amounts = new Set(countries.map((country) => maxOf.get(country) ?? 0));
  return [...amounts].map((max) => ({
    countries: countries.filter((country) => (maxOf.get(country) ?? 0) === max),
    most: max,
  }));
}

/**
 * OfferShippingDetails of one unit: rate, delivery time and destinations, as far as they are the same for
 * everybody.
 */
export function shippingData(
  { shipping, currency }: Pick<ProductView, 'shipping' | 'currency'>,
  { price, weight }: Pick<VariantFacts, 'price' | 'weight'>,
  exponent: number,
): object | null {
  const reached = (freeOver: number | null): boolean => freeOver !== null && price >= freeOver;
  const offered = shipping.filter(({ maxWeight, isFreeOnly, freeOver }) => {
    const isCarried = maxWeight === null || (weight !== null && weight <= maxWeight);
    return isCarried && (!isFreeOnly || reached(freeOver));
  });
  if (offered.length === 0) return null;
  const rate = ({ amount, freeOver }: DeliveryFacts, { most }: Reach): object => {
    if (reached(freeOver)) return { value: decimal(0, exponent) };
    if (most === 0) return { value: decimal(amount, exponent) };
    const [minValue, maxValue] = [amount, amount + most].map((sum) => Number(decimal(sum, exponent)));
    return { minValue, maxValue };
  };
  return {
    shippingDetails: offered.flatMap((method) =>
      reachesOf(method).map((reach) => ({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', currency, ...rate(method, reach) },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: method.minDays,
            maxValue: method.maxDays,
            unitCode: 'DAY',
          },
        },
        ...(reach.countries && {
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: reach.countries },
        }),
      })),
    ),
  };
}
