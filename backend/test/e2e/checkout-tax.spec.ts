import type { CartEstimate, CheckoutTotals, OrderRecord } from '@stoa/contracts';
import { ResourceService } from '../../src/kernel/resource';
import { zones } from '../../src/modules/localisation';
import { taxClasses, taxRates } from '../../src/modules/taxation';
import { givenAdmin } from '../support/factories';
import {
  addressIn,
  addToCart,
  buyAsGuest,
  givenMarket,
  givenVariant,
  guest,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('taxes at checkout', () => {
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let reduced: number;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    const resourceService = shop.app.get(ResourceService);
    const zone_id = await resourceService
      .store(zones)
      .create({ name: 'Here', kind: 'tax', members: [{ country_id: country }] }, {}, null);
    const standard = await resourceService
      .store(taxClasses)
      .create({ name: 'Standard', code: 'standard' }, {}, null);
    reduced = await resourceService.store(taxClasses).create({ name: 'Reduced', code: 'reduced' }, {}, null);
    await resourceService.store(taxClasses).setDefault(standard, {}, null);
    const rate = (tax_class_id: number, name: string, of: string) =>
      resourceService
        .store(taxRates)
        .create({ tax_class_id, zone_id, name, rate: of, on_shipping: true }, {}, null);
    await rate(standard, 'VAT 19%', '0.19');
    await rate(reduced, 'VAT 7%', '0.07');
  });
  afterAll(() => shop.close());

  const bothKinds = async (): Promise<[number, number]> => [
    await givenVariant(shop, vendors[0] ?? 0, { price: 1001 }),
    await givenVariant(shop, vendors[1] ?? 0, { price: 333, tax_class_id: reduced }),
  ];

  it('are estimated for items and shipping from the country alone', async () => {
    const buyer = guest(shop);
    const estimate = (country_id: number) =>
      buyer.post<{ data: CartEstimate }>('/web/estimateCart', { country_id });
    expect((await estimate(country)).status).toBe(409);
    await addToCart(buyer, await givenVariant(shop, vendors[0] ?? 0, { price: 1000 }));
    // 19 % of the items and of their shipping.
    expect((await estimate(country)).body.data.amounts).toMatchObject({
      shipping: 500,
      tax: 285,
      total: 1785,
    });
    expect((await buyer.post('/web/estimateCart', {})).status).toBe(422);
  });

  it('apply to items and shipping, each rounded separately, and are stored with the order', async () => {
    const placed = await buyAsGuest(shop, country, ...(await bothKinds()));
    // 10.01 and 5.00 shipping at 19 %, 3.33 at 7 % and its 5.00 shipping at 19 %.
    expect(placed.orders.map((order) => order.total)).toEqual([1001 + 500 + 190 + 95, 333 + 500 + 23 + 95]);
    const admin = await givenAdmin(shop);
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${placed.orders[1]?.id}`);
    expect(record.body.data).toMatchObject({
      items: 333,
      shipping: 500,
      tax: 118,
      tax_included: 0,
      total: 951,
    });
    expect(record.body.data.taxes).toEqual([
      { name: 'VAT 7%', rate: '0.07', amount: 23 },
      { name: 'VAT 19%', rate: '0.19', amount: 95 },
    ]);
    expect(record.body.data.lines).toMatchObject([{ tax: 23, total: 356 }]);
  });

  it('included in prices are reported but not added to the total', async () => {
    const admin = await givenAdmin(shop);
    const values = { prices_include_tax: 1 };
    expect((await admin.post('/admin/settings', { group: 'general', values })).status).toBeLessThan(300);
    const buyer = guest(shop);
    for (const variant of await bothKinds()) await addToCart(buyer, variant);
    const methods = vendors.map((vendor_id) => ({ vendor_id, method_id: 1 }));
    const request = { email: 'a@stoa.test', address: addressIn(country), methods };
    const totals = await buyer.post<{ data: CheckoutTotals }>('/web/validateShippingMethod', request);
    const contained = 160 + 80 + 22 + 80;
    expect(totals.body.data).toMatchObject({ tax: 0, tax_included: contained, total: 1001 + 333 + 1000 });
  });

  it('included in prices are excluded from the commission base', async () => {
    const admin = await givenAdmin(shop);
    const values = { prices_include_tax: 1 };
    expect((await admin.post('/admin/settings', { group: 'general', values })).status).toBeLessThan(300);
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await admin.post('/admin/commissions', rule)).status).toBe(200);
    const { orders } = await buyAsGuest(shop, country, ...(await bothKinds()));
    const commissionOf = async (id?: number): Promise<OrderRecord['commission']> =>
      (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data.commission;
    // 10.01 contain 1.60 at 19 %, 3.33 contain 0.22 at 7 %.
    expect(await commissionOf(orders[0]?.id)).toEqual({ base: 841, amount: 84 });
    expect(await commissionOf(orders[1]?.id)).toEqual({ base: 311, amount: 31 });
  });
});
