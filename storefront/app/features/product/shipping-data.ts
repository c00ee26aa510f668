import type { VariantFacts } from './choice';
import type { ProductView } from './product-view';

/** Decimal text of minor units, as schema.org wants prices. */
export function decimal(minor: number, exponent: number): string {
  return (minor / 10 ** exponent).toFixed(exponent);
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
  return {
    shippingDetails: told.map(({ amount, freeOver, minDays, maxDays, countries }) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: {
        ...{ '@type': 'MonetaryAmount', currency },
        value: decimal(reached(freeOver) ? 0 : amount, exponent),
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          ...{ '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
        },
      },
      ...(countries && {
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
      }),
    })),
  };
}
