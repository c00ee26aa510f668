import type { OrderExplanation, SaleSimulation, SimulateSale } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import fc from 'fast-check';
import { givenCategory } from '../support/catalogue.factories';
import type { CouponShop } from '../support/coupons.factories';
import { startCouponShop } from '../support/coupons.factories';
import { brokenRows, rowOf } from '../support/explanations';
import { addToCart, givenVariant, guest } from '../support/ordering.factories';
import { givenTaxes } from '../support/taxation.factories';
import { givenVendor } from '../support/vendors.factories';

const RUNS = 25;
const RULES = ['percentage', 'fixed', 'combined'] as const;

const sales = fc.record({
  price: fc.integer({ min: 200, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  discount: fc.integer({ min: 0, max: 150 }),
  funded_by: fc.constantFrom('platform' as const, 'vendor' as const),
  frees_shipping: fc.boolean(),
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  includes_tax: fc.boolean(),
  platform_remits: fc.boolean(),
  rule: fc.record({
    type: fc.constantFrom(...RULES),
    rate: fc.integer({ min: 0, max: 4000 }).map((parts) => String(parts / 10_000)),
    fixed: fc.nat(300),
    min: fc.option(fc.nat(200), { nil: null }),
    max: fc.option(fc.integer({ min: 200, max: 5000 }), { nil: null }),
    include_shipping: fc.boolean(),
  }),
});

describe('the simulation of a sale', () => {
  let world: CouponShop;
  let admin: Client;
  let vendor: { id: number; client: Client };
  let rule: number;

  beforeAll(async () => {
    world = await startCouponShop();
    admin = world.admin;
    await givenTaxes(world.shop, world.country, '0.19');
    const made = await givenVendor(world.shop);
    vendor = { id: made.vendor.id, client: made.client };
    rule = await create({ name: 'All', type: 'percentage', rate: '0.1', scope: 'all' });
    const methods = await admin.get<{ payment_methods: { id: number }[] }>('/admin/payment_methods');
    for (const { id } of methods.body.payment_methods)
      await admin.put(`/admin/payment_methods/${id}`, { fee: 35, fee_rate: '0.019' });
  });
  afterAll(() => world.shop.close());

  async function create(values: object): Promise<number> {
    const answer = await admin.post<{ data: { id: number } }>('/admin/commissions', values);
    expect(answer.status).toBe(200);
    return answer.body.data.id;
  }
  const set = async (values: object): Promise<void> => {
    expect((await admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
  };
  const simulate = (input: SimulateSale, by: Client = admin): Promise<Answer<{ data: SaleSimulation }>> =>
    by.post(by === admin ? '/admin/simulateSale' : '/vendor/simulateSale', input);

  it('equals the order that is placed like it, to the minor unit', async () => {
    const property = fc.asyncProperty(sales, async (sale) => {
      const { price, quantity, funded_by, currency } = sale;
      await set({
        prices_include_tax: sale.includes_tax ? 1 : 0,
        tax_remitter: sale.platform_remits ? 'platform' : 'vendor',
      });
      expect((await admin.put(`/admin/commissions/${rule}`, sale.rule)).status).toBe(200);
      const variant_id = await givenVariant(world.shop, vendor.id, { price });
      const own = { vendor_id: vendor.id, funded_by, stackable: true };
      const codes = [
        ...(sale.discount > 0
          ? [await world.coupon({ ...own, type: 'fixed_cart', rate: null, amount: sale.discount })]
          : []),
        ...(sale.frees_shipping ? [await world.coupon({ ...own, type: 'free_shipping', rate: null })] : []),
      ];
      const buyer = guest(world.shop).as({ currency });
      await addToCart(buyer, variant_id, quantity);
      const [order] = (await world.bought(buyer, 'simulated@stoa.test', ...codes)).orders;
      const placed = (await admin.get<{ data: OrderExplanation }>(`/admin/explainOrder/${order?.id}`)).body
        .data;
      const simulated = await simulate({
        variant_id,
        quantity,
        currency,
        discount: order?.discount ?? 0,
        discount_funded_by: funded_by,
        shipping: order?.shipping ?? 0,
        shipping_discount: order?.shipping_discount ?? 0,
        country_id: world.country,
        payment_method: 'cash_on_delivery',
      });
      expect(simulated.status).toBe(200);
      const { result } = simulated.body.data.explanation;
      expect(brokenRows(result)).toEqual([]);
      expect(result.amount).toBe(placed.result.amount);
      const sold = [
        'buyer_pays',
        'payment_fee_kept',
        'platform_discounts',
        'remitted_tax',
        'commission',
      ] as const;
      for (const name of sold)
        expect([name, rowOf(result, name)?.amount]).toEqual([name, rowOf(placed.result, name)?.amount]);
      const line = placed.lines[0] && rowOf(placed.lines[0].result, 'commission');
      expect(rowOf(result, 'commission')?.parts[0]?.calculation).toEqual(line?.calculation);
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  describe('tells which rule applies and why others do not', () => {
    const named = ({ rules }: SaleSimulation) => rules.map(({ name, verdict }) => [name, verdict]);

    it('to operators for all rules, to vendors for those that concern them', async () => {
      await set({ prices_include_tax: 0, tax_remitter: 'vendor' });
      const category_id = await givenCategory(world.shop);
      const other = await givenVendor(world.shop);
      const rated = { type: 'percentage', rate: '0.2' };
      const ids = [
        await create({ ...rated, name: 'Other', scope: 'vendor', vendor_id: other.vendor.id, position: 1 }),
        await create({ ...rated, name: 'Over', scope: 'all', ends_at: '2020-01-01T00:00:00Z', position: 2 }),
        await create({ ...rated, name: 'Dear', scope: 'price_band', price_from: 5000, position: 3 }),
        await create({ ...rated, name: 'Kind', scope: 'category', category_id, position: 4 }),
      ];
      const input = { category_id, unit_price: 1000, quantity: 3, shipping: 500 };
      const all = await simulate({ ...input, vendor_id: vendor.id });
      expect(named(all.body.data)).toEqual([
        ['Other', 'other_vendor'],
        ['Over', 'ended'],
        ['Dear', 'other_price'],
        ['Kind', 'applies'],
        ['All', 'preceded'],
      ]);
      expect(rowOf(all.body.data.explanation.result, 'commission')).toMatchObject({ amount: -600 });
      expect(all.body.data.explanation.result.amount).toBe(2900);
      const own = await simulate(input, vendor.client);
      expect(named(own.body.data).map(([name]) => name)).toEqual(['Over', 'Dear', 'Kind', 'All']);
      expect(own.body.data.explanation).toEqual(all.body.data.explanation);
      for (const id of ids) await admin.delete(`/admin/commissions/${id}`);
    });

    it.each([
      ['unit_price', { quantity: 1 }],
      ['quantity', { unit_price: 100, quantity: 0 }],
      ['discount', { unit_price: 100, quantity: 1, discount: 101 }],
      ['shipping_discount', { unit_price: 100, quantity: 1, shipping_discount: 1 }],
      ['currency', { unit_price: 100, quantity: 1, currency: 'XXX' }],
      ['category_id', { unit_price: 100, quantity: 1, category_id: 999_999 }],
      ['country_id', { unit_price: 100, quantity: 1, country_id: 999_999 }],
      ['payment_method', { unit_price: 100, quantity: 1, payment_method: 'barter' }],
      ['variant_id', { quantity: 1, variant_id: 999_999 }],
      ['vendor_id', { quantity: 1, unit_price: 100, vendor_id: 1 }],
    ])('refuses a wrong %s', async (field, input) => {
      const answer = await simulate(input as SimulateSale, vendor.client);
      expect([answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})]).toEqual([
        422,
        [field],
      ]);
    });

    it('refuses vendors others’ variants', async () => {
      const input = { variant_id: world.first.variant, quantity: 1 };
      expect((await simulate(input, vendor.client)).status).toBe(422);
      expect((await simulate(input)).body.data.vendor_id).toBe(world.first.vendor);
    });
  });
});
