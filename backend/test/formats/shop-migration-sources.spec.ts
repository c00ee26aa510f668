import type { ShopMigrationRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Customer, PersonalData } from '../../src/modules/customers';
import { MigratedRecord } from '../../src/modules/migration';
import { MigrationJob } from '../../src/modules/migration/running/migration-job';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenPlaces } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import {
  exported,
  fileOf,
  moved,
  reported,
  settledMove,
  textFile,
  uploadShop,
} from '../support/shop-migration.factories';
import { givenVendor } from '../support/vendors.factories';

interface Row {
  id: number;
  [name: string]: unknown;
}

describe('moves from other systems', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
    await givenPlaces(shop, { name: 'Germany', iso2: 'DE', iso3: 'DEU' });
    const given = await givenVendor(shop);
    vendor = given.client;
    await givenProduct(shop, {
      vendor_id: given.vendor.id,
      name: 'Blue Mug',
      variants: [{ sku: 'MUG-BLUE', price: 2000, option_value_ids: [], opening_stock: 3 }],
    });
  });
  afterAll(() => shop.close());

  async function list(path: string, filter: object = {}): Promise<Row[]> {
    const url = `/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await admin.get<Record<string, Row[]>>(url)).body[path] ?? [];
  }
  const counts = ({ created, updated, unchanged, kept, waiting, refused }: ShopMigrationRecord): number[] => [
    created,
    updated,
    unchanged,
    kept,
    waiting,
    refused,
  ];

  it('read WooCommerce’s customers, orders, coupons, reviews and redirects', async () => {
    const names = ['customers', 'orders', 'coupons', 'reviews', 'redirection'];
    const run = await moved(admin, exported('woocommerce', ...names));
    expect(run.files.map(({ kind, source }) => [kind, source])).toEqual([
      ['customers', 'woocommerce'],
      ['historical_orders', 'woocommerce'],
      ['coupons', 'woocommerce'],
      ['reviews', 'woocommerce'],
      ['redirects', 'woocommerce'],
    ]);
    expect(run.files.map(({ created, refused }) => [created, refused])).toEqual([
      [2, 0],
      [2, 0],
      [2, 1],
      [2, 0],
      [2, 1],
    ]);
    const [order] = await list('historical_orders', { q: '702' });
    const detail = (await admin.get<{ data: Row }>(`/admin/historical_orders/${order?.id ?? 0}`)).body.data;
    expect(detail).toMatchObject({
      order_status: 'refunded',
      refunded: 4600,
      item_count: 4,
      note: 'Leave at door',
      lines: [
        { name: 'Tea, green', sku: 'TEA', quantity: 3, unit_price: 1533 },
        { name: 'Gift wrap', sku: null, quantity: 1, unit_price: 0 },
      ],
    });
    const lines = await reported(admin, run.id);
    expect(lines).toContain('3 warning line_items: has an item whose price per unit is rounded');
    expect(lines).toContain('3 error product_ids: can’t be represented here; create the coupon by hand');
    expect(lines).toContain('4 error regex: is a pattern; only single addresses can be redirected');
    const [mug] = await list('products');
    expect(mug).toMatchObject({ rating_count: 1, rating_sum: 4 });
    const [review] = await list('reviews', { status: 'approved' });
    expect(review).toMatchObject({ rating: 4, body: 'Lovely & warm', author_name: 'Clara' });
    const ship = (await list('coupons')).find(({ code }) => code === 'SHIPFREE');
    expect(ship).toMatchObject({ type: 'free_shipping', limit_total: 50, min_spend: 3000, stackable: false });
    const clara = (await list('customers', { q: 'clara@example.com' }))[0];
    const { addresses } = (
      await admin.get<{ addresses: Row[] }>(`/admin/addresses/customer/${clara?.id ?? 0}`)
    ).body;
    expect(addresses.map(({ line1 }) => line1).sort()).toEqual(['Allee 3', 'Ring 9']);
  });

  it('read Magento’s customers with a file of addresses, its grid of orders, pages and rewrites', async () => {
    // The addresses come before their customers.
    const first = await moved(admin, exported('magento', 'customer_address'));
    expect(counts(first)).toEqual([0, 0, 0, 0, 2, 0]);
    const names = ['orders_grid', 'url_rewrites', 'cms_pages', 'customer_main'];
    const run = await moved(admin, exported('magento', ...names));
    const warnings = await reported(admin, run.id);
    expect(run.files.map(({ kind, created, refused }) => [kind, created, refused])).toEqual([
      ['historical_orders', 1, 0],
      ['redirects', 1, 1],
      ['content_pages', 1, 0],
      ['customers', 1, 0],
    ]);
    const joined = (await admin.get<{ data: ShopMigrationRecord }>(`/admin/shop_migrations/${first.id}`)).body
      .data;
    expect(counts(joined)).toEqual([1, 0, 0, 0, 1, 0]);
    expect(await reported(admin, first.id)).toEqual([
      '3 waiting _email: waits for the customer nobody@example.com',
    ]);
    const [order] = await list('historical_orders', { q: '000000011' });
    expect(order).toMatchObject({ placed_at: '2021-05-05T15:04:05.000Z', total: 3450, currency: 'USD' });
    expect(warnings).toContain('2 warning currency: is not in the file; USD is assumed');
    expect(warnings).toContain(
      '2 warning content: contains a directive of the former shop, which is shown as text',
    );
  });

  it('read neutral headings, and ask where a file can be read in two ways', async () => {
    const file = textFile(
      'orders.csv',
      'number;placed_at;total;email;currency',
      'A-1;05/06/2024;1.234;x@example.com;USD',
    );
    const checked = await moved(admin, [file], 'check');
    expect(await reported(admin, checked.id)).toEqual([
      '2 error placed_at: can be read in two ways; choose the date format of the file',
      '2 error total: can be read in two ways; choose the decimal mark of the file',
    ]);
    const body = { date_order: 'dmy', decimal_mark: ',' };
    const { id } = checked.files[0] ?? { id: 0 };
    expect((await admin.put(`/admin/setMigrationFile/${id}`, body)).status).toBe(200);
    await admin.post(`/admin/startShopMigration/${checked.id}`, {});
    await settledMove(admin, checked.id, 'finished');
    const [order] = await list('historical_orders', { q: 'A-1' });
    expect(order).toMatchObject({ placed_at: '2024-06-05T00:00:00.000Z', total: 123400 });
  });

  it('leave what is in the shop already as it is, and say in what the file differs', async () => {
    await admin.post('/admin/customers', { first_name: 'Zoe', last_name: 'Own', email: 'zoe@example.com' });
    const file = textFile('customers.csv', 'email,first_name,last_name', 'ZOE@example.com,Zoe,Other');
    const run = await moved(admin, [file]);
    expect(counts(run)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(await reported(admin, run.id)).toEqual([
      '2 kept : is in this shop already and stays as it is; the file differs in: last_name',
    ]);
  });

  it('refuse a second line about the same record, unless it says the same', async () => {
    const rows = [
      'email,first_name,last_name',
      'twin@example.com,A,B',
      'twin@example.com,A,B',
      'twin@example.com,A,C',
    ];
    for (const call of ['check', 'start'] as const) {
      const run = await moved(admin, [textFile('customers.csv', ...rows)], call);
      expect([call, counts(run)]).toEqual([call, [1, 0, 1, 0, 0, 1]]);
      // The repeated line is the one that was read last.
      expect(await reported(admin, run.id)).toEqual([
        `4 error : is the same record as on line 3, with other values`,
      ]);
    }
  });

  it('do not bring back who has been deleted here since', async () => {
    const file = textFile('customers.csv', 'email,first_name,last_name', 'gone@example.com,Go,Ne');
    await moved(admin, [file]);
    const [gone] = await list('customers', { q: 'gone@example.com' });
    await admin.delete(`/admin/customers/${gone?.id ?? 0}`, {});
    const other = textFile('customers.csv', 'email,first_name,last_name', 'gone@example.com,Go,Ner');
    const again = await moved(admin, [other]);
    expect(counts(again)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(await list('customers', { q: 'gone@example.com' })).toEqual([]);
  });

  it('forget an erased person, and do not bring them back', async () => {
    const person = textFile('customers.csv', 'email,first_name,last_name', 'erased@example.com,Era,Sed');
    const order = textFile(
      'orders.csv',
      'number,placed_at,total,email,currency,billing_name,billing_line1',
      'ER-1,2024-01-01,10.00,erased@example.com,USD,Era Sed,Weg 1',
    );
    await moved(admin, [person, order]);
    const database = shop.app.get(Database);
    const email = 'erased@example.com';
    const { id } = await database.em.findOneByOrFail(Customer, { email });
    await database.tx(() => shop.app.get(PersonalData).erase({ customer_id: id, email, language: 'en' }));
    const [found] = await list('historical_orders', { q: 'ER-1' });
    expect(found).toMatchObject({ email: `erased-${id}@erased.invalid`, customer_name: '–', total: 1000 });
    const again = await moved(admin, [person, order]);
    expect(again.files.map(({ created, updated }) => [created, updated])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await list('customers', { q: email })).toEqual([]);
    expect(JSON.stringify(await list('historical_orders', { q: 'ER-1' }))).not.toContain('Era Sed');
  });

  it('refuse what is no table, naming the file', async () => {
    const good = textFile('good.csv', 'path,target', '/q,/Shop');
    const open = textFile('open.csv', 'path,target', '/q,"/Shop');
    const upload = await uploadShop(admin, [good, open]);
    expect([upload.status, upload.body.errors.files?.[0]]).toEqual([
      422,
      expect.stringContaining('“open.csv”') as string,
    ]);
    const empty = await uploadShop(admin, [good, { filename: 'empty.csv', bytes: Buffer.from('') }]);
    expect(empty.body.errors.files?.[0]).toContain('“empty.csv”');
    const unknown = (await uploadShop(admin, [textFile('x.csv', 'foo,bar', '1,2')])).body.data;
    expect(unknown.files[0]?.kind).toBeNull();
    const begun = await admin.post(`/admin/startShopMigration/${unknown.id}`, {});
    expect(begun.body.errors).toEqual({ files: ['Choose what at least one of the files contains.'] });
    const { id } = unknown.files[0] ?? { id: 0 };
    const chosen = await admin.put<{ data: ShopMigrationRecord }>(`/admin/setMigrationFile/${id}`, {
      kind: 'customers',
    });
    expect(chosen.body.data.files[0]?.missing).toEqual(['email']);
    const refused = await admin.post(`/admin/checkShopMigration/${unknown.id}`, {});
    expect(refused.body.errors).toEqual({ files: ['“x.csv” has no column for: email'] });
  });

  it('are out of reach for vendors, and need the permission to create what they bring', async () => {
    const { id } = (await uploadShop(admin, [textFile('c.csv', 'code,type,amount', 'PERM,percent,5')])).body
      .data;
    const paths = ['check', 'start', 'stop', 'undo'].map((call) => `${call}ShopMigration`);
    for (const call of [...paths, 'inviteMigratedCustomers', 'exportShopMigrationIssues'])
      expect((await vendor.post(`/admin/${call}/${id}`, {})).status).toBe(403);
    for (const path of ['shop_migrations', `shop_migrations/${id}`, 'historical_orders', 'redirects'])
      expect((await vendor.get(`/admin/${path}`)).status).toBe(403);
    expect((await uploadShop(vendor, [textFile('c.csv', 'path,target', '/v,/Shop')])).status).toBe(403);
    const limited = await givenAdmin(shop, ['shop_migrations.read', 'shop_migrations.update']);
    const started = await limited.post(`/admin/startShopMigration/${id}`, {});
    expect([started.status, started.body.error]).toEqual([
      403,
      'You do not have permission to create coupons.',
    ]);
    expect((await limited.post(`/admin/undoShopMigration/${id}`, {})).status).toBe(403);
  });

  it('started by two operators at once bring each record in once', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => `both${n}@example.com,B,${n}`);
    const file = textFile('customers.csv', 'email,first_name,last_name', ...rows);
    const other = await givenAdmin(shop);
    const [a, b] = await Promise.all([uploadShop(admin, [file]), uploadShop(other, [file])]);
    const begun = await Promise.all([
      admin.post(`/admin/startShopMigration/${a.body.data.id}`, {}),
      other.post(`/admin/startShopMigration/${b.body.data.id}`, {}),
    ]);
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
    const place = begun.findIndex(({ status }) => status === 409);
    const [late, early] = place === 0 ? [a, b] : [b, a];
    const first = await settledMove(admin, early.body.data.id, 'finished');
    expect(counts(first)).toEqual([120, 0, 0, 0, 0, 0]);
    await admin.post(`/admin/startShopMigration/${late.body.data.id}`, {});
    const second = await settledMove(admin, late.body.data.id, 'finished');
    expect(counts(second)).toEqual([0, 0, 120, 0, 0, 0]);
    const { em } = shop.app.get(Database);
    expect((await em.find(Customer)).filter(({ email }) => email.startsWith('both')).length).toBe(120);
  });

  it('processed by two workers at once count each record once', async () => {
    const rows = Array.from({ length: 150 }, (_, n) => `many${n}@example.com,M,${n}`);
    const file = textFile('customers.csv', 'email,first_name,last_name', ...rows);
    const { id } = (await uploadShop(admin, [file])).body.data;
    await admin.post(`/admin/startShopMigration/${id}`, {});
    const delivery = { attempt: 1 } as never;
    const job = shop.app.get(MigrationJob);
    await Promise.allSettled([
      job.run({ migration_id: id }, delivery),
      job.run({ migration_id: id }, delivery),
    ]);
    const run = await settledMove(admin, id, 'finished');
    expect(counts(run)).toEqual([150, 0, 0, 0, 0, 0]);
    expect(fileOf(run, 'customers')).toMatchObject({ rows_done: 150, rows_total: 150 });
    const { em } = shop.app.get(Database);
    expect(await em.count(MigratedRecord, { where: { migration_id: id } })).toBe(150);
  });
});
