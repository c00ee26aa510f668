import { storedTiers, tierErrors } from './tier-rules';

const tier = (min_quantity: number, price: number) => ({ min_quantity, price });
const tier_prices = [tier(5, 900), tier(10, 800)];

describe('the breaks of a variant', () => {
  const errors = (tiers: ReturnType<typeof tier>[], price = 1000) =>
    Object.keys(tierErrors({ price, tier_prices: tiers }, 20, (field) => field));

  it('are kept by rising quantity, and not at all where there are none', () => {
    expect(storedTiers([tier(10, 800), tier(5, 900)])).toEqual(tier_prices);
    expect([storedTiers([]), storedTiers(null)]).toEqual([null, null]);
  });

  it('may come in any order as long as prices fall', () => {
    expect(errors([tier(20, 1), tier(5, 900)])).toEqual([]);
    expect(errors([tier(10, 900), tier(5, 900)])).toEqual(['tier_prices.0.price']);
  });

  it('are below the price, and within what one order may hold', () => {
    expect(errors([tier(5, 1000)])).toEqual(['tier_prices.0.price']);
    expect(errors([tier(21, 900)])).toEqual(['tier_prices.0.min_quantity']);
  });

  it('name each quantity once', () => {
    expect(errors([tier(5, 900), tier(5, 800)])).toEqual([
      'tier_prices.0.min_quantity',
      'tier_prices.1.min_quantity',
    ]);
  });
});
