import { SEEN_PRICE, seenPriceOf, seenPrices } from './seen-price';

describe('the price that a product’s form showed', () => {
  const form = new FormData();
  const tiers = [
    { from: 5, price: 900 },
    { from: 10, price: 800 },
  ];
  seenPrices({ id: 7, price: 1000, tiers }).forEach((text) => form.append(SEEN_PRICE, text));

  it('is that of as many pieces as are bought', () => {
    const prices = [1, 4, 5, 9, 10, 99].map((quantity) => seenPriceOf(form, 7, quantity).unit_price);
    expect(prices).toEqual([1000, 1000, 900, 900, 800, 800]);
  });

  it('is none for another variant, and none where the form makes no sense', () => {
    expect(seenPriceOf(form, 8, 1)).toEqual({});
    for (const text of ['', '7', '7:1:', '7:1:-5', '7:1:1.5', '7:x:5', 'x']) {
      const broken = new FormData();
      broken.append(SEEN_PRICE, text);
      expect(seenPriceOf(broken, 7, 1)).toEqual({});
    }
  });
});
