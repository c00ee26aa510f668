import type { ImportRecord, ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, imported, lines, productCalled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

interface Attributes {
  attributes: { id: number; code: string; name: string; type: string }[];
}

describe('the columns of an import', () => {
  let shop: Shop;
  let admin: Client;
  let words: Record<string, string>;
  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    words = { vendor_id: String((await givenVendor(shop)).vendor.id) };
  });
  afterAll(() => shop.close());

  const targets = ({ columns }: ImportRecord): (string | null)[] => columns.map(({ target }) => target);

  /** A product's properties by name: their values or text. */
  const properties = async ({ attributes }: ProductRecord): Promise<Record<string, string[] | string>> => {
    const { body } = await admin.get<Attributes>('/admin/attributes');
    const entries = attributes.map(async ({ attribute_id, value_ids, text }) => {
      const path = `/admin/getAttributeValuesByAttribute/${attribute_id}`;
      const values = (await admin.get<{ attribute_values: { id: number; value: string }[] }>(path)).body;
      const names = new Map(values.attribute_values.map(({ id, value }) => [id, value]));
      const name = body.attributes.find(({ id }) => id === attribute_id)?.name ?? '';
      return [name, value_ids.length ? value_ids.map((id) => names.get(id) ?? '') : (text ?? '')] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  it.each([
    ['English', 'Product title,Long description,Selling price,Stock qty,Category name,Maker,EAN,Image urls'],
    ['Spanish', 'Nombre,Descripción,Precio,Existencias,Categoría,Marca,Código de barras,Imágenes'],
    ['German', 'Artikelbezeichnung,Beschreibung,Verkaufspreis,Lagerbestand,Warengruppe,Marke,EAN,Bilder'],
    ['Arabic', 'اسم المنتج,الوصف,السعر,الكمية,الفئة,العلامة التجارية,الباركود,الصور'],
    ['Hindi', 'उत्पाद का नाम,विवरण,मूल्य,मात्रा,श्रेणी,ब्रांड,बारकोड,चित्र'],
    ['Bangla', 'পণ্যের নাম,বিবরণ,দাম,পরিমাণ,বিভাগ,ব্র্যান্ড,বারকোড,ছবি'],
  ])('are suggested by headings in %s', async (_language, header) => {
    const record = (await bring(admin, 'admin', lines(header, 'a,,1,,,,,'), words)).body.data;
    expect(targets(record)).toEqual([
      'name',
      'description',
      'price',
      'stock',
      'categories',
      'brand',
      'gtin',
      'images',
    ]);
  });

  it('of another system’s “Vendor” are no vendors of this shop', async () => {
    const record = (await bring(admin, 'admin', lines('title,sku,price,vendor,url key', 'a,a,1,Acme,a'))).body
      .data;
    expect(targets(record)).toEqual(['name', 'sku', 'price', null, 'slug']);
  });

  it('of Shopify’s present template are known, with pictures, SEO texts and address', async () => {
    const file = lines(
      'Title,URL handle,Description,Vendor,Product category,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Image position,Image alt text,Variant image URL,SEO title,SEO description',
      'Rain Coat,rain-coat,<p>Dry</p>,Acme,Coats,wet,TRUE,Active,RC-S,,Size,S,50.00,60.00,shopify,4,DENY,900,TRUE,,,,,Coats for rain,Stay dry',
      ',rain-coat,,,,,,,RC-M,,,M,55.00,,shopify,6,CONTINUE,950,TRUE,,,,,,',
    );
    const record = await imported(admin, 'admin', file, {}, words);
    expect(record).toMatchObject({ source: 'shopify', created: 1, refused: 0, issues: 0 });
    expect(targets(record)).not.toContain(null);
    const coat = await productCalled(admin, 'admin', 'Rain Coat');
    expect(coat).toMatchObject({
      slug: 'rain-coat',
      status: 'active',
      seo_title: 'Coats for rain',
      seo_description: 'Stay dry',
    });
    expect(coat.variants).toMatchObject([
      { sku: 'RC-S', price: 5000, compare_at: 6000, weight: 900, on_hand: 4, backorder: 'deny' },
      { sku: 'RC-M', price: 5500, weight: 950, on_hand: 6, backorder: 'allow' },
    ]);
  });

  it('keep Magento’s properties of configurable products, and several values as several', async () => {
    const file = lines(
      'sku,attribute_set_code,product_type,name,product_online,price,qty,url_key,meta_title,additional_attributes,configurable_variations',
      'CP,Top,configurable,Cape,1,,,cape-red,Capes,"fabric=Wool|Cotton,finish=Matt,size=ignored","sku=CP-S,size=S|sku=CP-M,size=M"',
      'CP-S,Top,simple,Cape S,1,20.00,3,,,"size=S,fabric=Wool",',
      'CP-M,Top,simple,Cape M,1,21.00,4,,,"size=M,fabric=Wool",',
      'SC,Top,simple,Shawl,1,9.00,1,,,"fabric=Silk,finish=Gloss",',
    );
    const record = await imported(admin, 'admin', file, {}, words);
    expect(record).toMatchObject({ source: 'magento', created: 2, refused: 0 });
    const cape = await productCalled(admin, 'admin', 'Cape');
    expect(cape).toMatchObject({ slug: 'cape-red', seo_title: 'Capes' });
    expect(cape.variants).toHaveLength(2);
    expect(await properties(cape)).toEqual({ Fabric: ['Wool', 'Cotton'], Finish: 'Matt' });
    const shawl = await productCalled(admin, 'admin', 'Shawl');
    expect(await properties(shawl)).toEqual({ Fabric: ['Silk'], Finish: 'Gloss' });
  });

  it('keep the attributes of WooCommerce products by which variations don’t differ', async () => {
    const file = lines(
      'ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Meta: _yoast_wpseo_title',
      '1,variable,WB,Woo Bag,1,,,,Colour,"Red, Blue",Texture,"Leather, Canvas",Bags here',
      '2,variation,WB-R,Woo Bag - Red,1,10,1,WB,Colour,Red,,,',
      '3,variation,WB-B,Woo Bag - Blue,1,10,2,id:1,Colour,Blue,,,',
    );
    expect(await imported(admin, 'admin', file, {}, words)).toMatchObject({ created: 1, refused: 0 });
    const bag = await productCalled(admin, 'admin', 'Woo Bag');
    expect(bag).toMatchObject({ seo_title: 'Bags here', variants: [{ sku: 'WB-R' }, { sku: 'WB-B' }] });
    expect(await properties(bag)).toEqual({ Texture: ['Leather', 'Canvas'] });
  });

  it('in Arabic digits are read without a question', async () => {
    const file = lines('name,sku,price,stock', 'كرسي,AR-1,١٬٢٥٠٫٥٠,١٢', 'طاولة,AR-2,"١٢٬٠٠٠",٣');
    const record = (await bring(admin, 'admin', file, words)).body.data;
    expect(record.questions).toEqual([]);
    expect(await imported(admin, 'admin', file, {}, words)).toMatchObject({ created: 2 });
    expect((await productCalled(admin, 'admin', 'طاولة')).variants).toMatchObject([
      { price: 1_200_000, on_hand: 3 },
    ]);
  });
});
