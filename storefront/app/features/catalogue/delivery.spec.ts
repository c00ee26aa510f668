import type { WebShippingMethod } from '@stoa/contracts';
import { formatsFor } from '~/i18n/format';
import { loadTranslator } from '~/i18n/translator';
import { deliveryTexts } from './delivery';

const PLAIN: WebShippingMethod = {
  id: 1,
  name: 'Standard',
  vendor_id: null,
  rate_type: 'flat',
  amount: 370,
  rate: 370,
  weight_step: null,
  price_step: null,
  percent: null,
  table_by: null,
  table: null,
  rate_per_km: null,
  max_distance: null,
  max_weight: null,
  handling: 0,
  free_over: null,
  min_days: 3,
  max_days: 6,
  pickup: null,
  countries: null,
  surcharges: [],
  currency: 'USD',
};
const method = (facts: Partial<WebShippingMethod> = {}): WebShippingMethod => ({ ...PLAIN, ...facts });
const VENDOR = 7;

/** The delivery texts of the product page for these methods. */
async function labelOf(...methods: WebShippingMethod[]): Promise<string[]> {
  return labelsIn(true, methods);
}

async function labelsIn(showVendor: boolean, methods: WebShippingMethod[]): Promise<string[]> {
  const currency = { code: 'USD', exponent: 2, symbol: '$' };
  const formats = formatsFor('en', [currency]);
  return deliveryTexts(methods, VENDOR, { t: await loadTranslator('en'), formats, showVendor });
}

describe('deliveryTexts of a product page', () => {
  it('show the lowest price and the full range of days of all methods', async () => {
    expect(await labelOf(method({ amount: 990, min_days: 1, max_days: 2 }), method())).toEqual([
      'Delivery from $3.70, 1–6 days',
    ]);
    expect(await labelOf(method({ min_days: 2, max_days: 2 }))).toEqual(['Delivery from $3.70, 2 days']);
  });

  it('use the vendor’s own methods if there are any', async () => {
    const own = method({ vendor_id: VENDOR, amount: 500, min_days: 1, max_days: 1 });
    expect(await labelOf(method(), own, method({ vendor_id: 8, amount: 1 }))).toEqual([
      'Delivery from $5.00, 1 day',
    ]);
  });

  it('omit prices that depend on the weight, but mention free delivery', async () => {
    const byWeight = method({ rate_type: 'by_weight', amount: null });
    expect(await labelOf(byWeight, method())).toEqual(['Delivery in 3–6 days']);
    expect(await labelOf(byWeight, method({ rate_type: 'free', amount: 0 }))).toEqual([
      'Free delivery available, 3–6 days',
    ]);
  });

  it('show the amount from which delivery is free, and the price below it', async () => {
    expect(await labelOf(method({ free_over: 5_000 }))).toEqual([
      'Delivery from $3.70, 3–6 days',
      'Free delivery with this seller from $50.00',
    ]);
    expect(await labelOf(method(), method({ rate_type: 'free', amount: 0, free_over: 7_500 }))).toEqual([
      'Delivery from $3.70, 3–6 days',
      'Free delivery with this seller from $75.00',
    ]);
  });

  it('name no seller in a shop of one vendor', async () => {
    expect(await labelsIn(false, [method({ free_over: 5_000 })])).toContain('Free delivery from $50.00');
  });

  it('ignore pickup, and show no price or days if there is only pickup', async () => {
    const collected = method({
      rate_type: 'pickup',
      amount: 0,
      pickup: { address: 'Here', instructions: null },
    });
    expect(await labelOf(method(), collected)).toEqual(['Delivery from $3.70, 3–6 days']);
    expect(await labelOf(collected)).toEqual([
      'You see each seller’s delivery times and costs before you pay.',
    ]);
  });
});
