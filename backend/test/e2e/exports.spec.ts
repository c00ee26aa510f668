import type { OrderRow, RiderDelivery } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { CurrencyBook } from '../../src/kernel/export';
import { Variant } from '../../src/modules/catalogue';
import { schemasOf } from '../../src/kernel/resource';
import { givenAdmin } from '../support/factories';
import { csvRows, printedRuns, sheetRows } from '../support/files';
import { givenMarket, givenOrder } from '../support/ordering.factories';
import { givenRider } from '../support/riders.factories';
import { sampleRow } from '../support/sample';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('list exports', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await admin.post('/admin/units', { name: '=HYPERLINK("http://evil")', symbol: 'x', dimension: 'mass' });
    const base = await admin.get<{ units: { id: number }[] }>('/admin/units');
    const base_id = base.body.units[0]?.id;
    await admin.post('/admin/units', {
      name: 'Kilo',
      symbol: 'kg',
      base_id,
      translations: { ar: { name: 'كيلو' } },
    });
  });
  afterAll(() => shop.close());

  const exported = (body: object, client = admin): Promise<Answer<object>> =>
    client.post('/admin/units/export', body);

  it('contain the requested columns in order, for the filtered rows only', async () => {
    const { text } = await exported({
      export: 'csv',
      columns: ['symbol', 'name'],
      filterData: { filter: { q: 'kilo' } },
    });
    expect(text.trim()).toBe('Symbol,Name\r\nkg,Kilo');
  });

  it('escape spreadsheet formulas', async () => {
    const { text } = await exported({ export: 'csv', columns: ['name'] });
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it('contain price, SKU and stock of products under the console’s labels', async () => {
    const id = await sampleRow('products', admin);
    const variants = await shop.app.get(Database).em.findBy(Variant, { product_id: id });
    const columns = ['name', 'sku', 'price', 'available', 'status', 'created_at'];
    const labels = {
      fields: { name: 'Nombre', price: 'Precio', created_at: 'Creado' },
      choices: { draft: 'Borrador' },
    };
    const body = { export: 'csv', columns, labels, filterData: { filter: { id: [id] } } };
    const { text } = await admin.post('/admin/products/export', body);
    const [head, row] = text.trim().replace('\uFEFF', '').split('\r\n');
    const { currency } = { currency: shop.app.get(CurrencyBook, { strict: false }).default() };
    expect(head).toBe(`Nombre,Sku,Precio (${currency.code}),Available,Status,Creado (UTC)`);
    const cells = row?.split(',') ?? [];
    const price = Math.min(...variants.map((one) => one.price)) / 10 ** currency.exponent;
    expect(cells.slice(1, 5)).toEqual([
      variants
        .map(({ sku }) => sku)
        .filter(Boolean)
        .join(', '),
      price.toFixed(currency.exponent),
      String(variants.reduce((sum, { on_hand, reserved }) => sum + on_hand - reserved, 0)),
      'Borrador',
    ]);
    expect(cells[5]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  it('are generated as PDF in English, Arabic, Hindi and Bengali', async () => {
    for (const language of ['en', 'ar', 'hi', 'bn']) {
      const answer = await exported({ export: 'pdf' }, admin.as({ language }));
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="units.pdf"');
      expect([answer.text.slice(0, 5), answer.text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
    }
  });

  it('accept the console’s labels for columns and choices, and refuse malformed ones', async () => {
    const labels = { title: 'Units', fields: { name: 'Called' }, choices: { active: 'On' } };
    expect((await exported({ export: 'pdf', columns: ['name', 'status'], labels })).status).toBe(200);
    const wrong = await exported({ export: 'pdf', labels: { fields: { name: 5 } } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['labels.fields']]);
  });

  it.each([
    [{ export: 'exe' }, 'export'],
    [{ export: 'csv', columns: ['password'] }, 'columns'],
    [{ export: 'csv', columns: 'name' }, 'columns'],
  ])('refuse %j', async (body, field) => {
    const answer = await exported(body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
});

/** Lists with columns that are computed and not fields of the resource. */
const COMPUTED = (['admin', 'vendor'] as const).flatMap((audience) =>
  schemasOf(audience)
    .filter(({ exported, operations }) => exported && operations.includes('export'))
    .map(({ resource, exported = [] }) => [audience, resource, exported.map(({ name }) => name)] as const),
);

describe('exports of computed list columns', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Awaited<ReturnType<typeof givenVendor>>;
  let order: OrderRow;
  let delivery: RiderDelivery;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    vendor = await givenVendor(shop);
    const { country_id } = await givenMarket(shop);
    const order_id = await givenOrder(shop, admin, country_id, vendor.vendor.id);
    const orders = await admin.get<{ orders: OrderRow[] }>('/admin/orders');
    order = orders.body.orders.find(({ id }) => id === order_id) as OrderRow;
    const rider = await givenRider(shop);
    const offered = await admin.post<{ data: RiderDelivery }>('/admin/assignRider', {
      order_id,
      rider_id: rider.id,
    });
    delivery = offered.body.data;
  });
  afterAll(() => shop.close());

  const request = async (path: string, body: object, client = admin): Promise<Answer<object>> => {
    const answer = await client.post<object>(path, body);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    return answer;
  };
  /** The header and the only row of a list, exported in each format. */
  const written = async (path: string, columns: string[], labels: object, client = admin) => {
    const body = { columns, labels, filterData: { range: [0, 9] } };
    const csv = csvRows((await request(path, { ...body, export: 'csv' }, client)).text);
    const xlsx = await sheetRows(
      (await request(path, { ...body, export: 'xlsx' }, client)).bytes ?? new Uint8Array(),
    );
    const pdf = await request(path, { ...body, export: 'pdf' }, client);
    expect([csv.length, xlsx.length]).toEqual([2, 2]);
    return { csv, xlsx, pdf: printedRuns(pdf.bytes ?? new Uint8Array()) };
  };

  it.each(COMPUTED)(
    'contain every computed column of the %s console’s list: %s',
    async (audience, resource, names) => {
      const client = audience === 'admin' ? admin : vendor.client;
      const answer = await request(
        `/${audience}/${resource}/export`,
        {
          export: 'csv',
          columns: [...names],
          labels: { fields: Object.fromEntries(names.map((name) => [name, name])) },
        },
        client,
      );
      // Amounts name their currency after the column; a currency column may follow.
      const headings = csvRows(answer.text)[0]?.map((heading) => heading.split(' ')[0]);
      expect(headings).toEqual(expect.arrayContaining([...names]));
    },
  );

  it('contain price, SKU, stock and vendor of products', async () => {
    const [variant] = await shop.app.get(Database).em.find(Variant);
    const columns = ['name', 'sku', 'vendor_name', 'price', 'stock_status', 'available'];
    const labels = {
      title: 'Productos',
      fields: { name: 'Nombre', sku: 'SKU', vendor_name: 'Tienda', price: 'Precio', stock_status: 'Stock' },
      choices: { in_stock: 'Hay' },
    };
    const { csv, xlsx, pdf } = await written('/admin/products/export', columns, labels);
    const heads = ['Nombre', 'SKU', 'Tienda', 'Precio (USD)', 'Stock', 'Available'];
    expect([csv[0], xlsx[0]]).toEqual([heads, heads]);
    const facts = [variant?.sku, vendor.vendor.store_name];
    expect(csv[1]?.slice(1)).toEqual([...facts, '10.00', 'Hay', '9']);
    expect(xlsx[1]?.slice(1)).toEqual([...facts, 10, 'Hay', 9]);
    expect(pdf).toEqual(
      expect.arrayContaining([
        'Productos',
        'Nombre',
        'Tienda',
        'Precio',
        'Stock',
        'Hay',
        '$10.00',
        variant?.sku,
      ]),
    );
  });

  it('contain payment and vendor of orders, and the currency of their amounts', async () => {
    const columns = ['number', 'vendor_name', 'state', 'payment_status', 'payment_method', 'total'];
    const labels = {
      fields: { number: 'Pedido', vendor_name: 'Tienda', payment_status: 'Pago', total: 'Total' },
      choices: { placed: 'Hecho', unpaid: 'Sin pagar' },
    };
    const heads = ['Pedido', 'Tienda', 'State', 'Pago', 'Payment method', 'Total', 'Currency'];
    const texts = [order.number, vendor.vendor.store_name, 'Hecho', 'Sin pagar', order.payment_method];
    for (const [path, client] of [
      ['/admin/orders/export', admin],
      ['/vendor/orders/export', vendor.client],
    ] as const) {
      const { csv, xlsx, pdf } = await written(path, columns, labels, client);
      expect(csv).toEqual([heads, [...texts, '15.00', 'USD']]);
      expect(xlsx).toEqual([heads, [...texts, 15, 'USD']]);
      expect(pdf).toEqual(expect.arrayContaining(['Pedido', 'Tienda', 'Pago', ...texts.slice(2), '$15.00']));
    }
  });

  it('contain order, rider, vendor and recipient of deliveries by name', async () => {
    const columns = ['order_id', 'rider_id', 'recipient', 'vendor_id', 'state', 'created_at'];
    const labels = { fields: { order_id: 'Order', recipient: 'Deliver to', created_at: 'Offered' } };
    const { csv, xlsx, pdf } = await written('/admin/rider_shipping/export', columns, labels);
    const heads = ['Order', 'Rider', 'Deliver to', 'Vendor', 'State', 'Offered (UTC)'];
    const texts = [order.number, delivery.rider.name, 'Ada Lovelace', vendor.vendor.store_name, 'Offered'];
    expect([csv[0], xlsx[0]]).toEqual([heads, heads]);
    for (const row of [csv[1], xlsx[1]]) {
      expect(row?.[2]).toContain('12 Analytical Row');
      expect([row?.[0], row?.[1], String(row?.[2]).split(',')[0], row?.[3], row?.[4]]).toEqual(texts);
    }
    expect(new Date(`${csv[1]?.[5]}Z`).getTime()).toBeLessThanOrEqual(
      new Date(delivery.offered_at).getTime(),
    );
    expect(xlsx[1]?.[5]).toEqual(new Date(delivery.offered_at));
    expect(pdf).toEqual(expect.arrayContaining(['Order', 'Deliver to', 'Offered', order.number]));
  });
});
