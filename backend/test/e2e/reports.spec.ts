import type {
  CustomerReportRow,
  OrderReportRow,
  ProductReportRow,
  ReportData,
  ReportSums,
  SaleReportRow,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin } from '../support/factories';
import {
  addToCart,
  buyAsGuest,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

/** A Wednesday. The preceding Sunday is in another ISO week and another month. */
const TODAY = new Date('2026-07-01T12:00:00.000Z');
const SUNDAY = new Date('2026-06-28T23:59:59.999Z');

interface OrderRow extends ReportSums {
  id: number;
  state: string;
  item_count: number;
}

describe('reports', () => {
  const clock = new FixedClock(TODAY);
  let shop: Shop;
  let admin: Client;
  let vendors: { id: number; client: Client }[];

  beforeAll(async () => {
    shop = await startShop({}, clock);
    const { country_id } = await givenMarket(shop);
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
    const [first, second] = [
      await givenVariant(shop, vendors[0]?.id ?? 0),
      await givenVariant(shop, vendors[1]?.id ?? 0, { price: 4000 }),
    ];
    clock.set(SUNDAY);
    admin = await givenAdmin(shop);
    await buyAsGuest(shop, country_id, first);
    const gone = await buyAsGuest(shop, country_id, first);
    await admin.post('/admin/changeOrderStatus', { order_id: gone.orders[0]?.id, state: 'cancelled' });
    clock.set(TODAY);
    await buyAsGuest(shop, country_id, first, second);
    const yen = guest(shop).as({ currency: 'JPY' });
    await addToCart(yen, first);
    await pay(yen, await readyToPay(yen, country_id, 'yen@stoa.test'));
  });
  afterAll(() => shop.close());

  async function report<Row>(call: string, search = '', client = admin): Promise<ReportData<Row>> {
    const side = call.includes('Seller') ? 'vendor' : 'admin';
    const { status, body, text } = await client.get<{ data: ReportData<Row> }>(`/${side}/${call}?${search}`);
    if (status !== 200) throw new Error(text);
    return body.data;
  }

  const brief = ({ currency, orders, total }: ReportSums): unknown[] => [currency, orders, total];

  it('total exactly the orders that are not cancelled, per currency', async () => {
    const { body } = await admin.get<{ orders: OrderRow[] }>('/admin/orders?range=[0,99]');
    const sold = body.orders.filter(({ state }) => state !== 'cancelled');
    for (const call of ['getFilteredSaleReports', 'getFilteredCustomerReports']) {
      const { totals } = await report<SaleReportRow>(call);
      for (const sums of totals) {
        const own = sold.filter(({ currency }) => currency === sums.currency);
        const add = (of: (order: OrderRow) => number): number => own.reduce((all, one) => all + of(one), 0);
        expect(sums).toEqual({
          currency: sums.currency,
          orders: own.length,
          quantity: add((one) => one.item_count),
          items: add((one) => one.items),
          discount: add((one) => one.discount),
          shipping: add((one) => one.shipping ?? 0),
          tax: add((one) => one.tax),
          payment_fee: add((one) => one.payment_fee ?? 0),
          total: add((one) => one.total),
        });
      }
      expect(totals.map(({ currency }) => currency)).toEqual(['JPY', 'USD']);
    }
  });

  it('group sales by day, week, month and currency', async () => {
    const days = await report<SaleReportRow>('getFilteredSaleReports', 'currency=USD&sort=["period","ASC"]');
    expect(days.rows.map((row) => [row.period, row.until, ...brief(row)])).toEqual([
      ['2026-06-28', '2026-06-28', 'USD', 1, 1500],
      ['2026-07-01', '2026-07-01', 'USD', 2, 6000],
    ]);
    const weeks = await report<SaleReportRow>('getFilteredSaleReports', 'group=week&currency=USD');
    expect(weeks.rows.map(({ period, until }) => [period, until])).toEqual([
      ['2026-06-29', '2026-07-01'],
      ['2026-06-22', '2026-06-28'],
    ]);
    const months = await report<SaleReportRow>('getFilteredSaleReports', 'group=month');
    expect(months.rows.map((row) => [row.period, ...brief(row)])).toEqual([
      ['2026-07-01', 'JPY', 1, 2250],
      ['2026-07-01', 'USD', 2, 6000],
      ['2026-06-02', 'USD', 1, 1500],
    ]);
    expect(months.total).toBe(3);
  });

  it('compare with the previous period of equal length', async () => {
    const { totals, previous } = await report<SaleReportRow>(
      'getFilteredSaleReports',
      'from=2026-06-29&to=2026-07-01',
    );
    expect([totals.map(brief), previous.map(brief)]).toEqual([
      [
        ['JPY', 1, 2250],
        ['USD', 2, 6000],
      ],
      [['USD', 1, 1500]],
    ]);
  });

  it('sum product sales per product and currency from order lines', async () => {
    const { rows, total, totals } = await report<ProductReportRow>('getFilteredProductReports');
    expect(rows.map((row) => [row.vendor_id, row.quantity, ...brief(row)])).toEqual([
      [vendors[1]?.id, 1, 'USD', 1, 4000],
      [vendors[0]?.id, 2, 'USD', 2, 2000],
      [vendors[0]?.id, 1, 'JPY', 1, 1500],
    ]);
    expect([total, totals.map(brief)]).toEqual([
      3,
      [
        ['JPY', 1, 1500],
        ['USD', 3, 6000],
      ],
    ]);
  });

  it('group customers by the email address of their orders', async () => {
    const { rows } = await report<CustomerReportRow>('getFilteredCustomerReports', 'q=guest');
    expect(rows.map((row) => [row.email, row.first_order_at, ...brief(row)])).toEqual([
      ['guest@stoa.test', SUNDAY.toISOString(), 'USD', 3, 7500],
    ]);
  });

  it('list all orders, or those in one state', async () => {
    const all = await report<OrderReportRow>('getFilteredOrderReports', 'range=[0,1]');
    expect([all.rows.length, all.total]).toEqual([2, 5]);
    const gone = await report<OrderReportRow>('getFilteredOrderReports', 'state=cancelled');
    expect(gone.rows.map(({ state, total }) => [state, total])).toEqual([['cancelled', 1500]]);
    expect(
      (await report<SaleReportRow>('getFilteredSaleReports', 'state=cancelled')).totals.map(brief),
    ).toEqual([['USD', 1, 1500]]);
  });

  it('filter by vendor, payment method and category', async () => {
    const count = async (search: string): Promise<number> =>
      (await report<OrderReportRow>('getFilteredOrderReports', search)).total;
    expect(await count(`vendor_id=${vendors[1]?.id}`)).toBe(1);
    expect(await count('payment_method=cash_on_delivery')).toBe(5);
    expect(await count('payment_method=bank_transfer')).toBe(0);
    expect(await count('category_id=999')).toBe(0);
    const named = async (name: string, parent_id?: number): Promise<number> =>
      (await admin.post<{ data: { id: number } }>('/admin/categories', { name, parent_id })).body.data.id;
    const parent = await named('Furniture');
    const category_ids = [await named('Chairs', parent)];
    const [best] = (await report<ProductReportRow>('getFilteredProductReports')).rows;
    await admin.put(`/admin/products/${best?.product_id}`, { category_ids });
    expect(await count(`category_id=${parent}`)).toBe(1);
    const chairs = await report<ProductReportRow>('getFilteredProductReports', `category_id=${parent}`);
    expect(chairs.totals.map(brief)).toEqual([['USD', 1, 4000]]);
    expect((await report<ProductReportRow>('getFilteredProductReports', 'category_id=999')).rows).toEqual([]);
  });

  it('show vendors only their own orders and reject a vendor_id filter', async () => {
    const own = vendors[1]?.client ?? admin;
    const sales = await report<SaleReportRow>('getFilteredSellerSaleReports', '', own);
    expect(sales.totals.map(brief)).toEqual([['USD', 1, 4500]]);
    const orders = await report<OrderReportRow>('getFilteredSellerOrderReports', '', own);
    expect(orders.rows.map(({ vendor_id }) => vendor_id)).toEqual([vendors[1]?.id]);
    expect((await report<ProductReportRow>('getFilteredSellerProductReports', '', own)).total).toBe(1);
    const foreign = await own.get(`/vendor/getFilteredSellerOrderReports?vendor_id=${vendors[0]?.id}`);
    expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['vendor_id']]);
  });

  it.each([
    ['admin', 'saleExport', 'SaleReport'],
    ['admin', 'customerExport', 'CustomerReport'],
    ['admin', 'productExport', 'ProductReport'],
    ['admin', 'orderExport', 'OrderReport'],
    ['vendor', 'saleSellerExport', 'SellerSaleReport'],
    ['vendor', 'productSellerExport', 'SellerProductReport'],
    ['vendor', 'orderSellerExport', 'SellerOrderReport'],
  ])('can be downloaded as %s: %s returns CSV, XLSX and PDF files named %s', async (side, call, name) => {
    const client = side === 'vendor' ? (vendors[0]?.client ?? admin) : admin;
    for (const format of ['csv', 'xlsx', 'pdf']) {
      const answer = await client.post(`/${side}/${call}`, { export: format });
      const file = `attachment; filename="${name}.${format}"`;
      expect([answer.status, answer.headers['content-disposition']]).toEqual([200, file]);
    }
  });

  it('export the filtered rows with amounts in major currency units, and no vendor name for vendors', async () => {
    const input = { from: '2026-06-28', to: '2026-06-28', sort: '["period","ASC"]' };
    const csv = await admin.post('/admin/saleExport', { ...input, export: 'csv' });
    expect(csv.text.trim().split('\r\n')).toEqual([
      'Period,Until,Currency,Orders,Quantity,Items,Discount,Shipping,Payment fee,Tax,Total',
      '2026-06-28,2026-06-28,USD,1,1,10.00,0.00,5.00,0.00,0.00,15.00',
    ]);
    const own = await (vendors[1]?.client ?? admin).post('/vendor/orderSellerExport', { export: 'csv' });
    expect(own.text.trim().split('\r\n')).toHaveLength(2);
    expect(own.text).not.toContain('Vendor name');
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['group=year', 'group'],
    ['vendor_id=x', 'vendor_id'],
    ['state=lost', 'state'],
    ['currency=dollars', 'currency'],
    ['sort=["password","ASC"]', 'sort'],
    ['range=[0,5000]', 'range'],
    ['colour=red', 'colour'],
  ])('respond 422 to the query %s', async (search, field) => {
    const answer = await admin.get(`/admin/getFilteredSaleReports?${search}`);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('require reports.read, which does not permit exports', async () => {
    const reader = await givenAdmin(shop, ['reports.read']);
    expect((await reader.get('/admin/getFilteredOrderReports')).status).toBe(200);
    expect((await reader.post('/admin/orderExport', { export: 'csv' })).status).toBe(403);
    const clerk = await givenAdmin(shop, ['orders.read']);
    expect((await clerk.get('/admin/getFilteredOrderReports')).status).toBe(403);
  });
});
