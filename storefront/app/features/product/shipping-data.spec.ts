import { shippingData } from './shipping-data';

const METHOD = {
  amount: 500,
  freeOver: null,
  isFreeOnly: false,
  maxWeight: null,
  minDays: 2,
  maxDays: 5,
  countries: null,
  surcharges: [],
};
const LAMP = { price: 3000, weight: 900 };

/** The structured data of these delivery methods for a lamp at 30.00. */
function shippingDetails(...shipping: (typeof METHOD | Record<string, unknown>)[]): unknown {
  const view = { shipping: shipping.map((method) => ({ ...METHOD, ...method })), currency: 'USD' };
  return shippingData(view, LAMP, 2)?.['shippingDetails' as never];
}

describe('shippingData (schema.org OfferShippingDetails)', () => {
  it('contains the price, the delivery days and the destination countries', () => {
    expect(shippingDetails({ countries: ['DE', 'FR'] })).toEqual([
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', currency: 'USD', value: '5.00' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 5, unitCode: 'DAY' },
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['DE', 'FR'] },
      },
    ]);
    expect(shippingDetails({})).not.toHaveProperty([0, 'shippingDestination']);
  });

  it('contains a price range for countries with city surcharges', () => {
    const surcharges = [
      { country: 'DE', most: 700 },
      { country: 'IT', most: 250 },
    ];
    const amount = { '@type': 'MonetaryAmount', currency: 'USD' };
    expect(shippingDetails({ countries: ['FR', 'DE', 'ES'], surcharges })).toMatchObject([
      {
        shippingRate: { ...amount, value: '5.00' },
        shippingDestination: { addressCountry: ['FR', 'ES'] },
      },
      {
        shippingRate: { ...amount, minValue: 5, maxValue: 12 },
        shippingDestination: { addressCountry: ['DE'] },
      },
    ]);
    expect(shippingDetails({ surcharges })).toMatchObject([{ shippingRate: { minValue: 5, maxValue: 12 } }]);
    expect(shippingDetails({ surcharges, freeOver: 3000 })).toMatchObject([
      { shippingRate: { value: '0.00' } },
    ]);
  });

  it('has a zero rate from the free delivery threshold on', () => {
    expect(shippingDetails({ freeOver: 3000 })).toMatchObject([{ shippingRate: { value: '0.00' } }]);
    expect(shippingDetails({ freeOver: 3001 })).toMatchObject([{ shippingRate: { value: '5.00' } }]);
  });

  it('omits methods that do not ship the product', () => {
    expect(
      shippingDetails({ maxWeight: 899 }, { isFreeOnly: true, freeOver: 3001, amount: 0 }),
    ).toBeUndefined();
    expect(shippingDetails({ maxWeight: 900 })).toHaveLength(1);
  });
});
