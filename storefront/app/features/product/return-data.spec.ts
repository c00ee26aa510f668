import { returnData } from './return-data';

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
const shipping = (...countries: (string[] | null)[]) => ({
  shipping: countries.map((each) => ({ ...METHOD, countries: each })),
});

describe('returnData (schema.org MerchantReturnPolicy)', () => {
  it('contains the return window in days, or that returns are not permitted', () => {
    expect(returnData(30, shipping())).toEqual({
      '@type': 'MerchantReturnPolicy',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
    });
    expect(returnData(0, shipping())).toEqual({
      '@type': 'MerchantReturnPolicy',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
  });

  it('lists each delivery country once, unless a method delivers worldwide', () => {
    expect(returnData(30, shipping(['DE', 'FR'], ['FR']))).toMatchObject({
      applicableCountry: ['DE', 'FR'],
    });
    expect(returnData(30, shipping(['DE'], null))).not.toHaveProperty('applicableCountry');
  });
});
