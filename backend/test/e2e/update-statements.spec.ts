import type { Client } from '@stoa/testing';
import { givenAttribute, givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin, next } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';

describe('a generic update', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    // Without workers, whose statements would be counted too.
    shop = await startShop({ STOA_ROLES: 'web,migrate' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  /** Renames a record and counts; the least of two, as the cached account of the caller may expire in one of them. */
  async function renaming(path: string, table: string): Promise<{ count: number; reads: number }> {
    // The first time some data is read that is cached afterwards.
    await admin.put(path, { name: `First ${next()}` });
    const [one, other] = [await renamed(path), await renamed(path)];
    const statements = one.length <= other.length ? one : other;
    const reads = statements.filter((statement) =>
      new RegExp(`^SELECT [^]*FROM .${table}. `).test(statement),
    );
    return { count: statements.length, reads: reads.length };
  }

  function renamed(path: string): Promise<string[]> {
    return statementsOf(shop, async () => {
      const { status } = await admin.put(path, { name: `Name ${next()}` });
      expect(status).toBe(200);
    });
  }

  it('takes at most 6 SQL statements, one of which reads the row', async () => {
    const { body } = await admin.post<{ data: { id: number } }>('/admin/units', {
      name: 'Box',
      symbol: 'box',
    });
    const { count, reads } = await renaming(`/admin/units/${body.data.id}`, 'units');
    expect(count).toBeLessThanOrEqual(6);
    expect(reads).toBe(1);
  });

  it('takes at most 13 for a product, including those of its read models, and reads the row once', async () => {
    const { id } = await givenProduct(shop);
    const { count, reads } = await renaming(`/admin/products/${id}`, 'products');
    expect(count).toBeLessThanOrEqual(13);
    expect(reads).toBe(1);
  });

  it('takes one more for a product with pictures, and none for its other relations and languages', async () => {
    const parent_id = await givenCategory(shop);
    const size = await givenAttribute(shop, 'size', 's', 'm');
    const colour = await givenAttribute(shop, 'colour', 'red');
    const [s, m, red] = [size.values.s, size.values.m, colour.values.red].map(Number) as [
      number,
      number,
      number,
    ];
    const { id, version } = await givenProduct(shop, {
      brand_id: await givenBrand(shop, { translations: { ar: { name: 'علامة' } } }),
      category_ids: [await givenCategory(shop, { parent_id }), await givenCategory(shop)],
      translations: { ar: { name: 'منتج' }, es: { name: 'Producto' } },
      axes: [{ attribute_id: size.id, value_ids: [s, m] }],
      variants: [s, m].map((value) => ({ sku: `V-${next()}`, option_value_ids: [value], price: 1000 })),
      attributes: [{ attribute_id: colour.id, value_ids: [red] }],
    });
    const media = [{ media_id: (await givenMedia(admin)).id }, { media_id: (await givenMedia(admin)).id }];
    const pictures = await admin.put(`/admin/productsMedia/${id}`, { version, media });
    expect(pictures.status).toBe(200);
    const { count, reads } = await renaming(`/admin/products/${id}`, 'products');
    expect(count).toBeLessThanOrEqual(14);
    expect(reads).toBe(1);
  });
});
