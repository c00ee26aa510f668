import { parse } from 'csv-parse/sync';
import { givenAttribute, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { imported } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

type Row = Record<string, string>;

/** Rows as any program reads them that follows RFC 4180. */
function rowsOf(text: string): Row[] {
  return parse(text, { columns: true, bom: true, record_delimiter: '\r\n' });
}

describe('the export for re-import', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('becomes the same products when it is imported into another store', async () => {
    const admin = await givenAdmin(shop);
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const parent_id = await givenCategory(shop, { name: 'Pots | Pans' });
    const first = await givenCategory(shop, { name: 'Cooking > Baking', parent_id });
    const primary = await givenCategory(shop, { name: 'Gifts' });
    const size = await givenAttribute(shop, 'measure', '32', '32"', 'a | b');
    const values = Object.values(size.values);
    const variant = { price: 1999, compare_at: 2999, cost: 700, weight: 120, opening_stock: 4 };
    await givenProduct(shop, {
      vendor_id: one.vendor.id,
      name: `'=Formula "quoted"`,
      description: '<p>Two\nlines, and; more</p>',
      short_description: 'one\ntwo',
      ...({
        category_ids: [first, primary],
        primary_category_id: primary,
        axes: [{ attribute_id: size.id, value_ids: values }],
      } as object),
      translations: { ar: { name: 'معادلة' } },
      variants: values.map((value, n) => ({ sku: `TRIP-${n}`, option_value_ids: [value], ...variant })),
    });
    await givenProduct(shop, { vendor_id: one.vendor.id, ...({ is_free: true } as object), status: 'draft' });
    const before = (await one.client.post('/vendor/exportProducts', {})).text;
    expect(rowsOf(before)).toHaveLength(4);

    const record = await imported(other.client, 'vendor', Buffer.from(before));
    expect(record).toMatchObject({ created: 2, refused: 0, issues: 0 });
    const after = (await other.client.post('/vendor/exportProducts', {})).text;
    // Addresses are unique in the whole shop, and lists begin with the newest product.
    const bare = (text: string): Row[] =>
      rowsOf(text)
        .map((row): Row => ({ ...row, handle: '' }))
        .sort((a, b) => (a.sku ?? '').localeCompare(b.sku ?? ''));
    expect(bare(after)).toEqual(bare(before));

    const all = await admin.post('/admin/exportProducts', { filter: { vendor_id: one.vendor.id } });
    expect(await imported(admin, 'admin', Buffer.from(all.text))).toMatchObject({ unchanged: 2, refused: 0 });
  });
});
