import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { imported, issuesOf, lines, productCalled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const SHOPIFY = lines(
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price',
  'varsity-top,Varsity Top,<p>Warm<script>x</script></p>,Oakline,Tops,"women, warm",true,Size,Small,,250,3,deny,60.00,75.00',
  'varsity-top,,,,,,,,Large,VT-L,300,0,continue,65,',
  'plain-shirt,Plain Shirt,Cotton,Oakline,Tops,,true,Title,Default Title,,0,1,deny,"1,050.5",',
);

const WOOCOMMERCE = lines(
  'ID,Type,SKU,Name,Published,Regular price,Sale price,Stock,Weight (kg),Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
  '10,variable,WOO-HOODIE,Woo Hoodie,1,,,,,"Clothing > Hoodies, Warm",,Colour,"Red, Blue"',
  '11,variation,WOO-HOODIE-RED,Woo Hoodie - Red,1,45,42,4,0.5,,id:10,Colour,Red',
  '12,variation,WOO-HOODIE-BLUE,Woo Hoodie - Blue,1,45,,2,,,WOO-HOODIE,Colour,Blue',
  '13,external,WOO-LINK,Elsewhere,1,5,,,,,,,',
);

const MAGENTO = lines(
  'sku,store_view_code,attribute_set_code,product_type,categories,name,product_online,price,qty,additional_attributes,configurable_variations',
  'MH01-S,,Top,simple,Default Category/Men,Mage Hoodie-S,1,52.00,7,size=S,',
  'MH01-M,,Top,simple,Default Category/Men,Mage Hoodie-M,1,54.00,8,size=M,',
  'MH01,,Top,configurable,Default Category/Men,Mage Hoodie,1,,0,,"sku=MH01-S,size=S|sku=MH01-M,size=M"',
  'MH01,ar,,,,هودي,,,,,',
);

const SPREE = lines(
  'slug,sku,name,price,compare_at_price,currency,status,category1,option1_name,option1_value,weight,weight_unit,inventory_count,custom_field.custom.room_coverage',
  'espresso,ESPRESSO,Espresso Machine,0,0,USD,active,Kitchen -> Coffee,,,,lb,,1400W',
  'espresso,ESPRESSO-BLACK,,879.99,0,USD,,,Finish,Black,2,lb,50,',
  'espresso,ESPRESSO-BLACK,,799.00,0,EUR,,,,,,,,',
);

describe('imports from other shop systems', () => {
  let shop: Shop;
  let admin: Client;
  let fields: Record<string, string>;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    fields = { vendor_id: String((await givenVendor(shop)).vendor.id) };
  });
  afterAll(() => shop.close());

  it('create products with variants, brand, categories and stock from a Shopify export', async () => {
    const record = await imported(admin, 'admin', SHOPIFY, { status: 'active' }, fields);
    expect(record).toMatchObject({ source: 'shopify', created: 2, refused: 0, rows_total: 3, rows_done: 3 });
    const top = await productCalled(admin, 'admin', 'Varsity Top');
    const facts = { slug: 'varsity-top', type: 'variable', status: 'active', description: '<p>Warm</p>' };
    expect(top).toMatchObject({ ...facts, brand_id: expect.any(Number) });
    expect(top.variants).toMatchObject([
      { sku: 'VARSITY-TOP-SMALL', price: 6000, compare_at: 7500, weight: 250, on_hand: 3, backorder: 'deny' },
      { sku: 'VT-L', price: 6500, compare_at: null, on_hand: 0, backorder: 'allow' },
    ]);
    expect([top.category_ids.length, top.attributes.length]).toEqual([1, 1]);
    const shirt = await productCalled(admin, 'admin', 'Plain Shirt');
    expect(shirt.variants).toMatchObject([{ price: 105_050, on_hand: 1 }]);
    const seen = await shop.client.get('/web/product/varsity-top');
    expect(seen.body).toMatchObject({ data: { name: 'Varsity Top', axes: [{ name: 'Size' }] } });
  });

  it('assign WooCommerce variations to their parent products and reject external products', async () => {
    const record = await imported(admin, 'admin', WOOCOMMERCE, {}, fields);
    expect(record).toMatchObject({ source: 'woocommerce', created: 1, refused: 1 });
    const issues = await issuesOf(admin, 'admin', record.id);
    expect(issues).toMatchObject([{ line: 5, column: 'Type', value: 'external' }]);
    const hoodie = await productCalled(admin, 'admin', 'Woo Hoodie');
    expect(hoodie).toMatchObject({ status: 'active', type: 'variable' });
    expect(hoodie.category_ids).toHaveLength(2);
    expect(hoodie.variants).toMatchObject([
      { sku: 'WOO-HOODIE-RED', price: 4200, compare_at: 4500, weight: 500 },
      { sku: 'WOO-HOODIE-BLUE', price: 4500 },
    ]);
  });

  it('combine Magento simple products into their configurable product and import store view translations', async () => {
    const record = await imported(admin, 'admin', MAGENTO, {}, fields);
    expect(record).toMatchObject({ source: 'magento', refused: 0 });
    const hoodie = await productCalled(admin, 'admin', 'Mage Hoodie');
    const translations = { ar: { name: 'هودي' } };
    expect(hoodie).toMatchObject({ name: 'Mage Hoodie', status: 'active', translations });
    expect(hoodie.variants).toMatchObject([
      { sku: 'MH01-S', on_hand: 7 },
      { sku: 'MH01-M', price: 5400 },
    ]);
  });

  it('group Spree variants by product, import custom fields and ignore prices in other currencies', async () => {
    const record = await imported(admin, 'admin', SPREE, {}, fields);
    expect(record).toMatchObject({ source: 'spree', created: 1, refused: 0 });
    const machine = await productCalled(admin, 'admin', 'Espresso Machine');
    expect(machine.variants).toMatchObject([
      { sku: 'ESPRESSO-BLACK', price: 87_999, weight: 907, on_hand: 50 },
    ]);
    expect(machine.attributes).toMatchObject([{ text: '1400W' }]);
  });

  it('read Latin-1 files with semicolon separators and decimal commas', async () => {
    const { client } = await givenVendor(shop);
    const latin = Buffer.from('handle;name;sku;price\ncafe;Caf\u00e9 cr\u00e8me;CAFE;4,50\n', 'latin1');
    expect(await imported(client, 'vendor', latin)).toMatchObject({ created: 1 });
    const product = await productCalled(client, 'vendor', 'Café crème');
    expect(product.variants).toMatchObject([{ price: 450 }]);
  });
});
