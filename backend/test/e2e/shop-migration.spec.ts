import { parse } from 'csv-parse/sync';
import type {
  CustomerHistoricalOrderRow,
  ShopMigrationFileRecord,
  ShopMigrationRecord,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin, PASSWORD } from '../support/factories';
import { givenCurrency, givenPlaces } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import {
  exported,
  type ExportFile,
  fileOf,
  moved,
  reported,
  settledMove,
  textFile,
} from '../support/shop-migration.factories';
import { givenVendor } from '../support/vendors.factories';

const SHOPIFY = [
  // Not in the order in which they are needed.
  'product_reviews',
  'orders_export_1',
  'redirects',
  'discounts_export',
  'blog_posts',
  'pages',
  'products_export',
  'customers_export',
];

interface Row {
  id: number;
  [name: string]: unknown;
}

/** An independent count of a file's records. */
function distinct({ bytes }: ExportFile, column?: string): number {
  const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
  return column ? new Set(rows.map((row) => row[column])).size : rows.length;
}

const outcomes = (file: ShopMigrationFileRecord): string =>
  [file.created, file.updated, file.unchanged, file.kept, file.waiting, file.refused].join(' ');

describe('a move from Shopify', () => {
  let shop: Shop;
  let admin: Client;
  let vendor_id: number;
  let run: ShopMigrationRecord;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
    await givenPlaces(shop, { name: 'Germany', iso2: 'DE', iso3: 'DEU' });
    vendor_id = (await givenVendor(shop)).vendor.id;
    await given('Blue Mug', 'MUG-BLUE');
  });
  afterAll(() => shop.close());

  const given = (name: string, sku: string) =>
    givenProduct(shop, {
      vendor_id,
      name,
      variants: [{ sku, price: 2000, option_value_ids: [], opening_stock: 3 }],
    });

  async function list(path: string): Promise<Row[]> {
    return (await admin.get<Record<string, Row[]>>(`/admin/${path}`)).body[path] ?? [];
  }

  async function record(path: string, id: number): Promise<Row> {
    return (await admin.get<{ data: Row }>(`/admin/${path}/${id}`)).body.data;
  }

  it('accounts for every record, and its dry run tells what the run will do', async () => {
    const files = exported('shopify', ...SHOPIFY);
    const checked = await moved(admin, files, 'check');
    expect(await list('customers')).toEqual([]);
    await admin.post(`/admin/startShopMigration/${checked.id}`, {});
    run = await settledMove(admin, checked.id, 'finished');
    for (const file of run.files) {
      const dry = checked.files.find(({ id }) => id === file.id);
      expect([file.filename, outcomes(file)]).toEqual([file.filename, dry && outcomes(dry)]);
      const source = files.find(({ filename }) => filename === file.filename);
      const { created, updated, unchanged, kept, waiting, refused } = file;
      const count = source && distinct(source, file.kind === 'historical_orders' ? 'Name' : undefined);
      expect([file.filename, created + updated + unchanged + kept + waiting + refused]).toEqual([
        file.filename,
        count,
      ]);
    }
    const results = Object.fromEntries(run.files.map((file) => [file.kind, outcomes(file)]));
    expect(results).toEqual({
      customers: '3 0 0 0 0 2',
      historical_orders: '2 0 0 0 0 2',
      reviews: '3 0 0 0 1 1',
      coupons: '2 0 0 0 0 1',
      redirects: '3 0 0 0 0 1',
      product_paths: '1 0 0 0 1 0',
      content_pages: '2 0 0 0 0 0',
      newses: '1 0 0 0 0 0',
    });
  });

  it('reports totals to compare with the former shop', () => {
    expect(run.totals).toMatchObject({
      customers: 3,
      historical_orders: 2,
      orders_without_account: 1,
      order_totals: [{ currency: 'USD', count: 2, total: 6590 + 6390 }],
      reviews: 3,
      review_mean: '3.50',
      coupons: 2,
      content_pages: 2,
      newses: 1,
      waiting: 2,
    });
  });

  it('lists each line that did not come in as it is', async () => {
    expect((await reported(admin, run.id)).sort()).toEqual(
      [
        '6 waiting product_handle: waits for the product ghost-lamp',
        '7 error rating: must be from 1 to 5',
        '6 error Currency: is not a currency of this shop; add it, it may stay inactive',
        '7 error Created at: must be a date such as 2026-05-31',
        '7 error Total: must be an amount such as 12.50',
        '2 warning Redirect to: is redirected to /page/about-us, which is entered instead',
        '5 error Redirect to: leads back to the same address',
        '2 warning Usage Limit Per Code: is reduced to 97, as 3 uses are in the former shop',
        '3 warning End: is over: the coupon comes in, but can’t be used',
        '4 error Value Type: can’t be represented here; create the coupon by hand',
        '2 warning Body HTML: contains active elements, which are left out',
        '3 waiting Handle: waits for the product ghost-lamp',
        '4 warning Default Address Address1: the country “ES” is not one that this shop delivers to',
        '5 warning First Name: is empty; the email address stands for the name',
        '6 error Email: is required',
        '7 error Email: must be an email address such as name@example.com',
      ].sort(),
    );
  });

  it('brings customers with their addresses, consent and no password', async () => {
    const [anna] = (await list('customers')).filter(({ email }) => email === 'anna.schmidt@example.com');
    expect(anna).toMatchObject({ first_name: 'Anna', phone: '+4930123456', marketing_consent: true });
    const { addresses } = (
      await admin.get<{ addresses: Row[] }>(`/admin/addresses/customer/${anna?.id ?? 0}`)
    ).body;
    expect(addresses).toMatchObject([{ line1: 'Hauptstraße 5', postcode: '10115', is_default: true }]);
    expect((await mailboxOf('anna.schmidt@example.com')).length).toBe(0);
  });

  it('invites its customers when an operator says so, once each', async () => {
    expect(run.uninvited).toBe(3);
    await admin.post(`/admin/inviteMigratedCustomers/${run.id}`, {});
    const [mail] = await mailsTo(shop, 'anna.schmidt@example.com');
    await admin.post(`/admin/inviteMigratedCustomers/${run.id}`, {});
    await mailsTo(shop, 'jose@example.com');
    expect((await mailboxOf('anna.schmidt@example.com')).length).toBe(1);
    expect((await record('shop_migrations', run.id)).uninvited).toBe(0);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const set = await guest(shop).post('/customer/auth/password/reset', {
      token,
      password: PASSWORD,
    });
    expect(set.status).toBe(200);
  });

  it('shows customers their former orders, and nobody else’s', async () => {
    const anna = await shop.client.signIn('customer', 'anna.schmidt@example.com', PASSWORD);
    const own = (await anna.get<{ data: CustomerHistoricalOrderRow[] }>('/web/customer_historical_orders'))
      .body.data;
    expect(own).toMatchObject([{ number: '#1001', total: 6590, currency: 'USD', item_count: 3 }]);
    const detail = (await anna.get<{ data: Row }>(`/web/customer_historical_order/${own[0]?.id ?? 0}`)).body
      .data;
    expect(detail).toMatchObject({
      placed_at: '2023-05-01T08:00:00.000Z',
      payment_status: 'paid',
      discount: 500,
      coupon_code: 'WELCOME',
      note: 'Please ring\ntwice',
      lines: [
        { name: 'Blue Mug', sku: 'MUG-BLUE', quantity: 2, unit_price: 2000, slug: 'blue-mug' },
        { name: 'Tea Pot', sku: 'POT-1', quantity: 1, unit_price: 2500, slug: null },
      ],
      shipping_address: { name: 'Anna Schmidt', lines: ['Hauptstraße 5', '10115 Berlin', 'DE'] },
    });
    const foreign = (await list('historical_orders')).find(({ number }) => number === '#1002');
    expect((await anna.get(`/web/customer_historical_order/${foreign?.id ?? 0}`)).status).toBe(404);
    expect((await guest(shop).get('/web/customer_historical_orders')).status).toBe(401);
  });

  it('keeps former orders out of the books and of real orders', async () => {
    expect(await list('orders')).toEqual([]);
    expect(await list('ledger_entries')).toEqual([]);
    const found = await admin.get<{ historical_orders: Row[] }>(
      `/admin/historical_orders?filter=${encodeURIComponent(JSON.stringify({ q: '1002' }))}`,
    );
    expect(found.body.historical_orders).toMatchObject([{ number: '#1002', email: 'stranger@example.org' }]);
    expect(
      (await admin.put(`/admin/historical_orders/${found.body.historical_orders[0]?.id ?? 0}`, {})).status,
    ).toBe(404);
  });

  it('redirects old addresses, also those of pages and products', async () => {
    const to = async (address: string) =>
      (
        await guest(shop).get<{ data: { location: string | null } }>(
          `/web/redirect_target?address=${encodeURIComponent(address)}`,
        )
      ).body.data.location;
    expect(await to('/products/blue-mug?utm=1')).toBe('/product/blue-mug?utm=1');
    expect(await to('/pages/about-us')).toBe('/page/about-us');
    expect(await to('/old-about')).toBe('/page/about-us');
    expect(await to('/blogs/news/first-post')).toBe('/blog/first-post');
    expect(await to('/products/ghost-lamp')).toBeNull();
  });

  it('repeated changes nothing, and a changed line only what it says', async () => {
    const again = await moved(admin, exported('shopify', ...SHOPIFY));
    const results = Object.fromEntries(again.files.map((file) => [file.kind, outcomes(file)]));
    expect(results).toMatchObject({
      customers: '0 0 3 0 0 2',
      historical_orders: '0 0 2 0 0 2',
      reviews: '0 0 4 0 0 1',
      coupons: '0 0 2 0 0 1',
      redirects: '0 0 3 0 0 1',
      content_pages: '0 0 2 0 0 0',
    });
    expect(again.totals).toEqual(run.totals);
    const [coupons] = exported('shopify', 'discounts_export');
    const edited = String(coupons?.bytes).replace('SUMMER10,-10.0', 'SUMMER10,-20.0');
    const changed = await moved(admin, [textFile('discounts.csv', edited)]);
    expect(outcomes(fileOf(changed, 'coupons'))).toBe('0 1 1 0 0 1');
    expect(await reported(admin, changed.id)).toContain('2 updated rate: was 0.1 before');
    await admin.post(`/admin/undoShopMigration/${changed.id}`, {});
    await settledMove(admin, changed.id, 'undone');
    const summer = (await list('coupons')).find(({ code }) => code === 'SUMMER10');
    expect(summer).toMatchObject({ rate: '0.1', limit_total: 97, limit_per_customer: 1, min_spend: 5000 });
  });

  it('brings in what waited once its product arrives', async () => {
    await given('Ghost Lamp', 'LAMP-1');
    await moved(admin, [textFile('more.csv', 'path,target', '/x,/Shop')]);
    const joined = await settledMove(admin, run.id, 'finished');
    expect(outcomes(fileOf(joined, 'reviews'))).toBe('4 0 0 0 0 1');
    expect(outcomes(fileOf(joined, 'product_paths'))).toBe('2 0 0 0 0 0');
    expect(joined.totals).toMatchObject({ reviews: 4, waiting: 0 });
    expect(await reported(admin, run.id)).not.toContain(expect.stringContaining('waiting'));
  });

  it('undone removes what it created, except what has been used or edited since', async () => {
    const [page] = (await list('content_pages')).filter(({ slug }) => slug === 'about-us');
    await admin.put(`/admin/content_pages/${page?.id ?? 0}`, { title: 'About our mugs' });
    await admin.post(`/admin/undoShopMigration/${run.id}`, {});
    const undone = await settledMove(admin, run.id, 'undone');
    // Anna has chosen a password.
    expect((await list('customers')).map(({ email }) => email)).toEqual(['anna.schmidt@example.com']);
    expect((await list('content_pages')).map(({ title }) => title)).toEqual(['About our mugs']);
    expect(undone.totals).toMatchObject({ historical_orders: 0, reviews: 0, coupons: 0, newses: 0 });
    expect((await list('reviews')).length).toBe(0);
  });

  async function mailboxOf(to: string): Promise<Row[]> {
    const filter = encodeURIComponent(JSON.stringify({ q: to }));
    return (await admin.get<{ mailbox: Row[] }>(`/admin/mailbox?filter=${filter}`)).body.mailbox;
  }
});
