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

describe('returns as search engines are told of them', () => {
  it('have their days, or are not permitted', () => {
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

  it('name each country once that goods go to, unless some go everywhere', () => {
    expect(returnData(30, shipping(['DE', 'FR'], ['FR']))).toMatchObject({
      applicableCountry: ['DE', 'FR'],
    });
    expect(returnData(30, shipping(['DE'], null))).not.toHaveProperty('applicableCountry');
  });
});
