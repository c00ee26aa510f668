import type { ProductComparison } from '@stoa/contracts';
import type { Answer } from '@stoa/testing';
import { givenAttribute, givenProduct } from '../support/catalogue.factories';
import { givenLanguage } from '../support/localisation.factories';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('product comparison', () => {
  let shop: Shop;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop);
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', iso: 'es' });
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());

  const compare = (
    product_ids: unknown,
    client = shop.client,
  ): Promise<Answer<{ data: ProductComparison }>> => client.post('/web/compare_products', { product_ids });

  it('lists active products in the requested order and language, with attributes side by side', async () => {
    const colour = await givenAttribute(shop, 'colour', 'red', 'blue');
    const fabric = await givenAttribute(shop, 'fabric', 'wool');
    const line = (attribute: typeof colour, ...values: string[]) => ({
      attribute_id: attribute.id,
      value_ids: values.map((value) => attribute.values[value] ?? 0),
    });
    const a = await givenProduct(shop, {
      vendor_id,
      weight: 250,
      attributes: [line(colour, 'red', 'blue')],
      name: 'Scarf',
      translations: { es: { name: 'Bufanda' } },
    });
    const b = await givenProduct(shop, {
      vendor_id,
      price: 2000,
      attributes: [line(fabric, 'wool'), line(colour, 'blue')],
    });
    const draft = await givenProduct(shop, { vendor_id, status: 'draft' });
    const { status, body } = await compare([b.id, draft.id, a.id, 999_999]);
    expect(status).toBe(200);
    expect(body.data.products).toMatchObject([
      { product: { id: b.id, price: 2000, vendor: { id: vendor_id } }, weight: null, is_sellable: true },
      { product: { id: a.id, name: 'Scarf', stock_status: 'in_stock' }, weight: 250, dimensions: null },
    ]);
    expect(body.data.attributes).toEqual([
      { code: 'colour', name: 'colour', values: ['blue', 'red, blue'] },
      { code: 'fabric', name: 'fabric', values: ['wool', null] },
    ]);
    const spanish = await compare([a.id], shop.client.as({ language: 'es', currency: 'JPY' }));
    expect(spanish.body.data.products).toMatchObject([{ product: { name: 'Bufanda', currency: 'JPY' } }]);
  });

  it('accepts one to four distinct product IDs', async () => {
    for (const ids of [[], [1, 2, 3, 4, 5], [1, 1], ['1'], [0], [1.5], [1e12], 'x', null, {}])
      expect((await compare(ids)).status).toBe(422);
    expect((await compare([999_998])).body.data).toEqual({ products: [], attributes: [] });
  });
});
