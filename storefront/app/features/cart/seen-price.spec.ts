import { SEEN_PRICE, seenPriceOf, seenPrices } from './seen-price';

describe('price shown on the product form', () => {
  const form = new FormData();
  const tiers = [
    { from: 5, price: 900 },
    { from: 10, price: 800 },
  ];
  seenPrices({ id: 7, price: 1000, tiers }).forEach((text) => form.append(SEEN_PRICE, text));

  it('is the quantity discount price for the bought quantity', () => {
    const prices = [1, 4, 5, 9, 10, 99].map((quantity) => seenPriceOf(form, 7, quantity).unit_price);
    expect(prices).toEqual([1000, 1000, 900, 900, 800, 800]);
  });

  it('is missing for another variant and for malformed form values', () => {
    expect(seenPriceOf(form, 8, 1)).toEqual({});
    for (const text of ['', '7', '7:1:', '7:1:-5', '7:1:1.5', '7:x:5', 'x']) {
      const broken = new FormData();
      broken.append(SEEN_PRICE, text);
      expect(seenPriceOf(broken, 7, 1)).toEqual({});
    }
  });
});
