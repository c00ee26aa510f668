import type { Cart, DashboardData, OrderRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAttribute, givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { addToCart, buyAsGuest, givenMarket, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('response language', () => {
  let shop: Shop;
  let vendor: { id: number; email: string; client: Client };
  let variant: number;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', iso: 'es-ES', name: 'Spanish', native_name: 'Español' });
    ({ country_id } = await givenMarket(shop));
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, email: made.vendor.email, client: made.client };
    const facts = { vendor_id: vendor.id, name: 'Blue cup', translations: { es: { name: 'Taza azul' } } };
    variant = (await givenProduct(shop, facts)).variants[0]?.id ?? 0;
  });
  afterAll(() => shop.close());

  it('is the request’s language in the cart, regardless of the customer’s saved locale', async () => {
    const { client } = await givenCustomer(shop, { locale: 'es' });
    expect((await addToCart(client, variant)).status).toBe(200);
    const named = async (reader: Client): Promise<string | undefined> =>
      (await reader.get<{ data: Cart }>('/web/fetchCartItems')).body.data.groups[0]?.lines[0]?.name;
    expect(await named(client)).toBe('Blue cup');
    expect(await named(client.as({ language: 'en' }))).toBe('Blue cup');
    expect(await named(client.as({ language: 'es' }))).toBe('Taza azul');
  });

  it('applies to the names of best-selling products for operators and vendors', async () => {
    await buyAsGuest(shop, country_id, variant);
    const admin = await givenAdmin(shop);
    const bestOf = async (reader: Client, path: string): Promise<string | undefined> =>
      (await reader.get<{ data: Required<DashboardData> }>(path)).body.data.top_products[0]?.name;
    for (const [language, name] of [
      ['en', 'Blue cup'],
      ['es', 'Taza azul'],
    ] as const) {
      expect(await bestOf(admin.as({ language }), '/admin/getDashboardData')).toBe(name);
      expect(await bestOf(vendor.client.as({ language }), '/vendor/getSellerDashboardData')).toBe(name);
    }
  });

  it('applies to an order’s options and shipping method, regardless of the buyer’s language', async () => {
    const admin = await givenAdmin(shop);
    const colour = await givenAttribute(shop, 'colour', 'blue');
    const blue = colour.values['blue'] ?? 0;
    await admin.put(`/admin/attributes/${colour.id}`, { translations: { es: { name: 'Color' } } });
    await admin.put(`/admin/attribute_values/${blue}`, { translations: { es: { value: 'Azul' } } });
    const axes = [{ attribute_id: colour.id, value_ids: [blue] }];
    const sku = `BLUE-${next()}`;
    const variants = [{ sku, option_value_ids: [blue], price: 900, opening_stock: 5 }];
    const product = await givenProduct(shop, { vendor_id: vendor.id, name: 'Jug', axes, variants });
    const { body } = await admin.get<{ shipping_methods: { id: number }[] }>('/admin/shipping_methods');
    const texts = { translations: { es: { name: 'Estándar' } } };
    await admin.put(`/admin/shipping_methods/${body.shipping_methods[0]?.id}`, texts);
    const buyer = guest(shop).as({ language: 'es' });
    await addToCart(buyer, product.variants[0]?.id ?? 0);
    const placed = await pay(buyer, await readyToPay(buyer, country_id, 'es@stoa.test'));
    const id = placed.body.data.orders[0]?.id ?? 0;
    const read = async (reader: Client, path: string): Promise<OrderRecord> =>
      (await reader.get<{ data: OrderRecord }>(`${path}/${id}`)).body.data;
    for (const [reader, path] of [
      [admin, '/admin/orders'],
      [vendor.client, '/vendor/orders'],
    ] as const) {
      const english = await read(reader.as({ language: 'en' }), path);
      expect(english.lines[0]?.options).toMatchObject([{ name: 'Color', value: 'Azul' }]);
      expect(english.lines[0]?.read_options).toMatchObject([{ name: 'colour', value: 'blue' }]);
      expect(english.shipping_method).toBe('Standard');
      expect((await read(reader.as({ language: 'es' }), path)).shipping_method).toBe('Estándar');
    }
    await eventually(async () => {
      const [mail] = (await mailsTo(shop, vendor.email)).filter(({ text }) => text.includes(sku));
      expect(mail?.text).toContain(`1 × Jug (colour: blue) · ${sku}`);
      expect(mail?.text).toContain('Standard');
    });
  });
});
