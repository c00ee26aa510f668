import type { ImportOptions, ImportRecord, ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, csv, issuesOf, lines, map, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const COUNTS = ['created', 'updated', 'unchanged', 'refused', 'issues'] as const;

interface Both {
  record: ImportRecord;
  /** `line kind column: message` of each issue. */
  reported: string[];
}

describe('files of other shop systems', () => {
  let shop: Shop;
  let admin: Client;
  let fields: Record<string, string>;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  beforeEach(async () => {
    fields = { vendor_id: String((await givenVendor(shop)).vendor.id) };
  });
  afterAll(() => shop.close());

  const reported = async (id: number): Promise<string[]> =>
    (await issuesOf(admin, 'admin', id)).map(
      ({ line, kind, column, message }) => `${line} ${kind} ${column}: ${message}`,
    );

  /** Tests a file, then imports it: both must say the same. */
  const both = async (bytes: Buffer, options: Partial<ImportOptions> = {}): Promise<Both> => {
    const { id, columns, options: defaults } = (await bring(admin, 'admin', bytes, fields)).body.data;
    await map(admin, 'admin', { id, columns, options: defaults } as ImportRecord, {}, options);
    expect((await admin.post(`/admin/checkImport/${id}`, {})).status).toBe(200);
    const dry = await settled(admin, 'admin', id, 'checked');
    const dryReported = await reported(id);
    await admin.post(`/admin/startImport/${id}`, {});
    const record = await settled(admin, 'admin', id, 'finished');
    expect(COUNTS.map((name) => [name, dry[name]])).toEqual(COUNTS.map((name) => [name, record[name]]));
    expect(dryReported).toEqual(await reported(id));
    return { record, reported: dryReported };
  };

  const optionsOf = async ({ variants, axes }: ProductRecord): Promise<string[]> => {
    const [axis] = axes;
    const { body } = await admin.get<{ attribute_values: { id: number; value: string }[] }>(
      `/admin/getAttributeValuesByAttribute/${axis?.attribute_id}`,
    );
    const names = new Map(body.attribute_values.map(({ id, value }) => [id, value]));
    return variants.map(({ option_value_ids }) => names.get(option_value_ids[0] ?? 0) ?? '');
  };

  it.each([
    ['letters and digits', 'Grade', ['A+++', 'A++', 'A+', 'A']],
    ['digits in Arabic names', 'التعبئة', ['علبة 10', 'كيس 10', 'باكت 10']],
    ['inches', 'Diameter', ['32"', '32', "32'"]],
    ['fractions and ranges', 'Pack', ['1-2', '1/2', '1-50', '+1.50', '1.50']],
  ])('keep option values apart that differ in signs only: %s', async (kind, option, values) => {
    const header = ['handle', 'name', 'sku', 'price', 'option1_name', 'option1_value'];
    const rows = values.map((value, n) => [
      kind,
      `Kind ${kind}`,
      `${kind}-${n}`,
      `${n + 1}.50`,
      option,
      value,
    ]);
    expect((await both(csv(header, ...rows))).record).toMatchObject({ created: 1, refused: 0 });
    const product = await productCalled(admin, 'admin', `Kind ${kind}`);
    expect(await optionsOf(product)).toEqual(values);
    expect((await both(csv(header, ...rows))).record).toMatchObject({ unchanged: 1 });
  });

  it('keep options apart whose names differ in signs only', async () => {
    const header = ['handle', 'name', 'sku', 'price', 'option1_name', 'option1_value'];
    const { record } = await both(
      csv(
        header,
        ['r1', 'Ring one', 'R1', '1.50', 'Ring color', 'Red'],
        ['r2', 'Ring two', 'R2', '1.50', 'Ring color:', 'Red'],
      ),
    );
    expect(record).toMatchObject({ created: 2, refused: 0 });
    const [one, two] = [
      await productCalled(admin, 'admin', 'Ring one'),
      await productCalled(admin, 'admin', 'Ring two'),
    ];
    expect(one.axes[0]?.attribute_id).not.toBe(two.axes[0]?.attribute_id);
  });

  it('refuse only the product whose category is too deep, or whose names are too long', async () => {
    const deep = Array.from({ length: 13 }, (_, n) => `Level ${n}`).join(' > ');
    const { record, reported: issues } = await both(
      csv(
        ['handle', 'name', 'sku', 'price', 'categories', 'brand'],
        ['deep', 'Deep', 'DEEP', '1.50', deep, ''],
        ['long', 'Long', 'LONG', '1.50', '', 'x'.repeat(200)],
        ['fine', 'Fine', 'FINE', '1.50', 'Level 0 > Level 1', 'Maker'],
      ),
    );
    expect(record).toMatchObject({ created: 1, refused: 2, rows_done: 3 });
    expect(issues).toEqual([
      expect.stringContaining('2 row categories: has 13 levels'),
      expect.stringContaining('3 row brand:'),
    ]);
  });

  it('lose no row: a variant without an option, and surplus cells, are told', async () => {
    const { record, reported: issues } = await both(
      lines(
        'handle,name,sku,price,option1_name,option1_value',
        'shirt,Shirt,SHIRT-S,1.50,Size,S',
        'shirt,,SHIRT-M,1.50,,',
        'mug,Mug,MUG,1.50,,,extra,cells',
        'cap,Cap,CAP,1.50,,',
      ),
    );
    expect(record).toMatchObject({ created: 1, refused: 2 });
    expect(issues).toEqual([
      '3 row sku: is a variant without an option that distinguishes it from the others',
      '4 row #7: has more cells than the header: a cell with the delimiter must be in quotation marks',
    ]);
  });

  it('read the rows of a product that stand apart together, and never merge different products', async () => {
    const header = ['handle', 'name', 'sku', 'price', 'option1_name', 'option1_value'];
    const { record, reported: issues } = await both(
      csv(
        header,
        ['tee', 'Tee', 'TEE-S', '1.50', 'Size', 'S'],
        ['pot', 'Pot', 'POT', '2.50', '', ''],
        ['tee', '', 'TEE-M', '1.50', 'Size', 'M'],
        ['pot', 'Another pot', 'POT-2', '3.50', '', ''],
        ['pot', 'Pot', 'POT', '2.50', '', ''],
      ),
    );
    expect(record).toMatchObject({ created: 2, updated: 0, refused: 1, rows_done: 5 });
    expect(issues).toEqual(['5 row handle: is also the handle of another product of this file, on line 3']);
    expect((await productCalled(admin, 'admin', 'Tee')).variants).toHaveLength(2);
    expect((await productCalled(admin, 'admin', 'Pot')).variants).toMatchObject([{ price: 250 }]);
  });

  it('keep products apart whose handles differ in signs only, and skip none of a new one’s rows', async () => {
    const header = ['handle', 'name', 'sku', 'price'];
    const { record } = await both(
      csv(
        header,
        ['a+++', 'Bulb one', 'B1', '1.50'],
        ['a++', 'Bulb two', 'B2', '1.50'],
        ['a', 'Bulb', 'B3', '1.50'],
      ),
      { existing: 'skip' },
    );
    expect(record).toMatchObject({ created: 3, unchanged: 0 });
  });

  it('take a sale price only while the sale is on', async () => {
    const day = (offset: number): string =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const { reported: issues } = await both(
      lines(
        'Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends',
        `simple,OVER,Sale over,10.00,8.00,${day(-9)},${day(-2)}`,
        `simple,SOON,Sale soon,10.00,8.00,${day(3)},${day(9)}`,
        `simple,ON,Sale on,10.00,8.00,${day(-1)},${day(1)}`,
        'simple,EVER,Sale ever,10.00,8.00,,',
      ),
    );
    const priceOf = async (name: string): Promise<unknown> =>
      (await productCalled(admin, 'admin', name)).variants.map(({ price, compare_at }) => [
        price,
        compare_at,
      ]);
    expect(await priceOf('Sale over')).toEqual([[1000, null]]);
    expect(await priceOf('Sale soon')).toEqual([[1000, null]]);
    expect(await priceOf('Sale on')).toEqual([[800, 1000]]);
    expect(await priceOf('Sale ever')).toEqual([[800, 1000]]);
    expect(issues.map((one) => one.split(':')[0])).toEqual([
      '2 warning Date sale price ends',
      '3 warning Date sale price starts',
      '4 warning Date sale price ends',
    ]);
  });

  it('keep stock, size, options, visibility and features of WooCommerce products', async () => {
    const file = lines(
      'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,In stock?,Stock,Weight (kg),Length (cm),Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variation,WV-RED,Woo V - Red,1,0,visible,1,,,,45.00,WV,,Red',
      '2,simple,W-SIMPLE,Woo simple,1,0,visible,1,,0.5,,5.00,,,',
      '3,simple,W-HIDDEN,Woo hidden,1,0,hidden,1,4,,,5.00,,,',
      '4,simple,W-OUT,Woo out,1,0,visible,0,,,,5.00,,,',
      '5,variable,WV,Woo V,1,1,visible,1,,1.5,20,,,Colour,"Red, Blue"',
      '6,variation,WV-BLUE,Woo V - Blue,1,0,visible,1,3,0.25,,46.00,id:5,Colour,Blue',
      '7,booking,W-BOOK,Woo booking,1,0,visible,1,,,,9.00,,,',
    );
    const first = await both(file, { status: 'active' });
    expect(first.record).toMatchObject({ created: 4, refused: 1 });
    const product = await productCalled(admin, 'admin', 'Woo V');
    expect(product).toMatchObject({ is_featured: true, status: 'active' });
    expect(product.variants).toMatchObject([
      { sku: 'WV-RED', weight: 1500, length: 200, on_hand: 0, backorder: 'allow' },
      { sku: 'WV-BLUE', weight: 250, length: 200, on_hand: 3, backorder: 'deny' },
    ]);
    expect(await optionsOf(product)).toEqual(['Red', 'Blue']);
    expect((await productCalled(admin, 'admin', 'Woo simple')).variants).toMatchObject([
      { backorder: 'allow' },
    ]);
    expect((await productCalled(admin, 'admin', 'Woo out')).variants).toMatchObject([
      { backorder: 'deny', on_hand: 0 },
    ]);
    expect(await productCalled(admin, 'admin', 'Woo hidden')).toMatchObject({ status: 'draft' });
    expect((await both(file, { status: 'active' })).record).toMatchObject({ unchanged: 4, updated: 0 });
    const drafts = await both(file, { unsupported: 'draft' });
    expect(drafts.record).toMatchObject({ created: 1, refused: 0 });
    expect(await productCalled(admin, 'admin', 'Woo booking')).toMatchObject({ status: 'draft' });
  });

  it('publish no Shopify product that is unpublished, a gift card, or not a good', async () => {
    const { record } = await both(
      lines(
        'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Requires Shipping,Gift Card,Status',
        'sh-off,Shop off,false,Title,Default Title,SH-OFF,shopify,1,9.00,true,false,active',
        'sh-gift,Shop gift,true,Title,Default Title,SH-GIFT,shopify,1,9.00,false,true,active',
        'sh-file,Shop file,true,Title,Default Title,SH-FILE,,0,9.00,false,false,active',
        'sh-old,Shop old,true,Title,Default Title,SH-OLD,shopify,-3,9.00,true,false,archived',
        'sh-on,Shop on,true,Title,Default Title,SH-ON,shopify,-3,9.00,true,false,active',
      ),
    );
    expect(record).toMatchObject({ created: 4, refused: 1 });
    const found = async (name: string): Promise<ProductRecord> => productCalled(admin, 'admin', name);
    expect(await found('Shop off')).toMatchObject({ status: 'draft', slug: 'sh-off' });
    expect(await found('Shop file')).toMatchObject({ type: 'digital', variants: [{ backorder: 'allow' }] });
    expect(await found('Shop old')).toMatchObject({ status: 'archived' });
    expect(await found('Shop on')).toMatchObject({ status: 'active', variants: [{ on_hand: 0 }] });
  });

  it('take Magento’s store views, visibility and uncounted stock as they are meant', async () => {
    const file = lines(
      'sku,store_view_code,attribute_set_code,product_type,name,product_online,visibility,weight,price,special_price,special_price_to_date,qty,is_in_stock,manage_stock',
      'MG-1,,Top,simple,Mage one,1,"Catalog, Search",2,52.00,40.00,2020-01-31,7,1,1',
      'MG-1,default,,,Mage default,,,,,,,,,',
      'MG-2,,Top,simple,Mage two,1,Not Visible Individually,1,52.00,,,-2,1,1',
      'MG-3,,Top,simple,Mage three,1,"Catalog, Search",1,52.00,,,0,1,0',
      'MG-4,,Top,bundle,Mage four,1,"Catalog, Search",1,52.00,,,5,1,1',
    );
    const { body } = await bring(admin, 'admin', file, fields);
    expect(body.data.questions).toMatchObject([{ property: 'weight_unit', column: 'weight' }]);
    await admin.put(`/admin/setImportLayout/${body.data.id}`, { weight_unit: 'kg' });
    await admin.post(`/admin/startImport/${body.data.id}`, {});
    const record = await settled(admin, 'admin', body.data.id, 'finished');
    expect(record).toMatchObject({ created: 3, refused: 1 });
    const one = await productCalled(admin, 'admin', 'Mage one');
    expect(one.variants).toMatchObject([{ price: 5200, compare_at: null, weight: 2000, on_hand: 7 }]);
    expect(await productCalled(admin, 'admin', 'Mage two')).toMatchObject({ status: 'draft' });
    expect((await productCalled(admin, 'admin', 'Mage three')).variants).toMatchObject([
      { on_hand: 0, backorder: 'allow' },
    ]);
    expect((await reported(record.id)).map((issue) => issue.split(':')[0])).toEqual([
      '2 warning special_price_to_date',
      '3 warning store_view_code',
      '4 warning qty',
      '4 warning visibility',
      '5 warning is_in_stock',
      '6 row product_type',
    ]);
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html><body>no</body></html>', /web page/],
    ['JSON', '[{"name": "One"}]', /JSON/],
    ['a picture', '\u0089PNG\r\n\u001a\n,,,', /no CSV/],
    ['an old workbook', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1,,', /Excel/],
  ])('refuse %s with a message that names it', async (_kind, text, sentence) => {
    const answer = await bring(admin, 'admin', Buffer.from(text, 'latin1'), fields);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringMatching(sentence)] } },
    });
  });
});
