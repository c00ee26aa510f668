import { storedTiers, tierErrors } from './tier-rules';

const tier = (min_quantity: number, price: number) => ({ min_quantity, price });
const tier_prices = [tier(5, 900), tier(10, 800)];

describe('the tier prices of a variant', () => {
  const errors = (tiers: ReturnType<typeof tier>[], price = 1000) =>
    Object.keys(tierErrors({ price, tier_prices: tiers }, 20, (field) => field));

  it('are stored by ascending quantity, or as null when there are none', () => {
    expect(storedTiers([tier(10, 800), tier(5, 900)])).toEqual(tier_prices);
    expect([storedTiers([]), storedTiers(null)]).toEqual([null, null]);
  });

  it('are accepted in any order as long as higher quantities have lower prices', () => {
    expect(errors([tier(20, 1), tier(5, 900)])).toEqual([]);
    expect(errors([tier(10, 900), tier(5, 900)])).toEqual(['tier_prices.0.price']);
  });

  it('must be below the base price and within the maximum order quantity', () => {
    expect(errors([tier(5, 1000)])).toEqual(['tier_prices.0.price']);
    expect(errors([tier(21, 900)])).toEqual(['tier_prices.0.min_quantity']);
  });

  it('must not repeat a quantity', () => {
    expect(errors([tier(5, 900), tier(5, 800)])).toEqual([
      'tier_prices.0.min_quantity',
      'tier_prices.1.min_quantity',
    ]);
  });
});
