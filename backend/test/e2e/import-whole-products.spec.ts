import type { ImportRecord, MediaRecord, ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAttribute, givenCategory, givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, imported, issuesOf, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

/** What is a product's own and differs between two equal products. */
const OWN = ['id', 'slug', 'version', 'vendor_id', 'vendor_name', 'created_at', 'updated_at', 'related_ids'];

/** Facts of a variant besides its price. */
const BASE = { cost: 100, weight: 90, length: 10, width: 20, height: 30, reorder_point: 2 };

/** Facts of a product besides its variants. */
const FACTS = {
  short_description: 'Warm',
  description: '<p>Soft <strong>wool</strong></p>',
  seo_title: 'Scarves',
  available_at: new Date('2031-02-03T10:00:00.000Z'),
  min_qty: 2,
  max_qty: 40,
  return_days: 14,
  warranty: 'One year',
  condition: 'used',
  translations: { ar: { name: 'وشاح' } },
} as const;

describe('a product that is exported and imported as new', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  /** All products of a vendor by name, without what differs between equal ones; references by what they show. */
  async function wholeProducts(client: Client): Promise<Record<string, object>> {
    const list = await client.get<{ products: { id: number }[] }>('/vendor/products');
    const { media } = (await client.get<{ media: MediaRecord[] }>('/vendor/fetchMedia')).body;
    const pictures = new Map(media.map(({ id, url, alt }) => [id, { url, alt }]));
    const records: ProductRecord[] = [];
    for (const { id } of list.body.products)
      records.push((await client.get<{ data: ProductRecord }>(`/vendor/products/${id}`)).body.data);
    const names = new Map(records.map(({ id, name }) => [id, name]));
    const bare = (record: ProductRecord): object => ({
      ...Object.fromEntries(Object.entries(record).filter(([name]) => !OWN.includes(name))),
      category_ids: record.category_ids.toSorted(),
      related: record.related_ids.map((id) => names.get(id)).toSorted(),
      media: record.media.map(({ url, alt, sort }) => ({ url, alt, sort })),
      variants: record.variants.map(({ id: _id, media_id, ...variant }) => ({
        ...variant,
        picture: pictures.get(media_id ?? 0),
      })),
    });
    return Object.fromEntries(records.map((record) => [record.name, bare(record)]));
  }

  async function withPictures(id: number): Promise<ImportRecord> {
    await eventually(async () => {
      const { data } = (await admin.get<{ data: ImportRecord }>(`/admin/imports/${id}`)).body;
      expect(data.pictures_done + data.pictures_refused).toBe(data.pictures_total);
    });
    return (await admin.get<{ data: ImportRecord }>(`/admin/imports/${id}`)).body.data;
  }

  /** Two products that are related to each other, with everything that a product can have. */
  async function givenProducts({ client, vendor }: Awaited<ReturnType<typeof givenVendor>>): Promise<{
    primary: number;
    url?: string;
  }> {
    const vendor_id = vendor.id;
    const size = await givenAttribute(shop, 'extent', 'short', 'long');
    const [short = 0, long = 0] = Object.values(size.values);
    const [first, primary] = [await givenCategory(shop), await givenCategory(shop)];
    const pictures = [await givenMedia(client, 'vendor'), await givenMedia(client, 'vendor')];
    const [front, back] = pictures.map(({ id }) => id);
    const scarf = await givenProduct(shop, {
      vendor_id,
      name: 'Scarf',
      ...({ category_ids: [first, primary], primary_category_id: primary } as object),
      ...FACTS,
      axes: [{ attribute_id: size.id, value_ids: [short, long] }],
      variants: [
        {
          ...BASE,
          sku: 'SC-S',
          option_value_ids: [short],
          price: 2000,
          compare_at: 2500,
          gtin: '12345678',
          tier_prices: [
            { min_quantity: 10, price: 1800 },
            { min_quantity: 30, price: 1555 },
          ],
          media_id: front,
          opening_stock: 7,
        },
        { ...BASE, sku: 'SC-L', option_value_ids: [long], price: 2200, media_id: back, backorder: 'allow' },
      ],
    });
    const hat = await givenProduct(shop, { vendor_id, name: 'Hat', related_ids: [scarf.id] });
    await client.put(`/vendor/products/${scarf.id}`, { related_ids: [hat.id], version: scarf.version });
    const { version } = (await client.get<{ data: ProductRecord }>(`/vendor/products/${scarf.id}`)).body.data;
    const gallery = [
      { media_id: back, alt: 'From | behind' },
      { media_id: front, alt: '' },
    ];
    const saved = await client.put(`/vendor/productsMedia/${scarf.id}`, { version, media: gallery });
    expect(saved.status).toBe(200);

    return { primary, url: pictures[0]?.url };
  }

  it('is the same, with pictures, relations, tier prices and primary category', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const { client } = one;
    const vendor_id = one.vendor.id;
    const { primary, url } = await givenProducts(one);
    const before = await wholeProducts(client);
    expect(before).toMatchObject({
      Scarf: {
        related: ['Hat'],
        primary_category_id: primary,
        variants: [{ tier_prices: [{}, {}], picture: { url } }, {}],
      },
    });
    const file = await admin.post('/admin/exportProducts', { filter: { vendor_id } });
    const bytes = Buffer.from(file.text.replaceAll(`,${one.vendor.slug},`, `,${other.vendor.slug},`));
    const record = await imported(admin, 'admin', bytes);
    expect(record).toMatchObject({ created: 2, refused: 0, issues: 0 });
    await withPictures(record.id);
    expect(await wholeProducts(other.client)).toEqual(before);

    const again = await imported(admin, 'admin', bytes);
    expect(again).toMatchObject({ unchanged: 2, updated: 0, pictures_total: 0, issues: 0 });
  });

  it('is related to products further down; a dry run warns of unknown ones as the run does', async () => {
    const { client } = await givenVendor(shop);
    const file = Buffer.from(
      [
        'handle,name,sku,price,related',
        'pan,Pan,PAN,5.00,lid | spoon',
        'lid,Lid,LID,2.00,',
        'fork,Fork,FORK,wrong,',
        'knife,Knife,KNIFE,3.00,fork',
      ].join('\n'),
    );
    const { id } = (await bring(client, 'vendor', file)).body.data;
    await client.post(`/vendor/checkImport/${id}`, {});
    await settled(client, 'vendor', id, 'checked');
    const dry = await issuesOf(client, 'vendor', id);
    expect(dry.map(({ line, value }) => [line, value])).toEqual([
      [2, 'spoon'],
      [4, 'wrong'],
      [5, 'fork'],
    ]);
    await client.post(`/vendor/startImport/${id}`, {});
    await settled(client, 'vendor', id, 'finished');
    const bare = (all: typeof dry): object[] => all.map(({ id: _id, ...one }) => one);
    expect(bare(await issuesOf(client, 'vendor', id))).toEqual(bare(dry));
    expect(await wholeProducts(client)).toMatchObject({ Pan: { related: ['Lid'] }, Knife: { related: [] } });

    // A repeat with another relation changes this product alone, and undoing it restores the former one.
    const other = Buffer.from(file.toString().replace('lid | spoon', 'knife'));
    const changed = await imported(client, 'vendor', other);
    expect(changed).toMatchObject({ updated: 1, unchanged: 2, refused: 1 });
    expect(await wholeProducts(client)).toMatchObject({ Pan: { related: ['Knife'] } });
    await client.post(`/vendor/undoImport/${changed.id}`, {});
    await settled(client, 'vendor', changed.id, 'undone');
    expect(await wholeProducts(client)).toMatchObject({ Pan: { related: ['Lid'] } });
  });
});
