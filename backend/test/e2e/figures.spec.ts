import type { DashboardData, ReportData, ReportSums } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { SellingShop } from '../support/figures.factories';
import { givenSellingShop } from '../support/figures.factories';

const NOW = new Date('2026-07-08T12:00:00.000Z');
const DAY = 86_400_000;

type Row = Record<string, string | number>;

/** Which orders count as sold, stated here independently of the code under test. */
const SOLD = `o.state NOT IN ('pending_payment', 'cancelled', 'expired')`;
const PERIOD = 'o.placed_at >= ? AND o.placed_at < ?';
const ON_DAY = 'SUBSTR(CAST(o.placed_at AS CHAR), 1, 10)';

/** Cents, converted order by order: a dollar was 150 yen (no decimals) or 0.307 dinar (three decimals). */
const dollars = (amount: string): string =>
  `CASE o.currency WHEN 'JPY' THEN ROUND(${amount} * 100.0 / 150)
    WHEN 'KWD' THEN ROUND(${amount} / 10.0 / 0.307) ELSE ${amount} END`;

/** The amounts of orders, with quantities, items and discounts summed over their lines. */
const AMOUNTS = `COUNT(*) AS orders,
  SUM((SELECT SUM(l.quantity) FROM order_lines l WHERE l.order_id = o.id)) AS quantity,
  SUM((SELECT SUM(l.quantity * l.unit_price) FROM order_lines l WHERE l.order_id = o.id)) AS items,
  SUM((SELECT SUM(l.discount) FROM order_lines l WHERE l.order_id = o.id) + o.shipping_discount) AS discount,
  SUM(o.shipping) AS shipping, SUM(o.payment_fee) AS payment_fee, SUM(o.tax) AS tax,
  SUM(o.items - o.discount + o.shipping - o.shipping_discount + o.payment_fee + o.tax) AS total`;
const FIGURES = ['orders', 'quantity', 'items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'];

describe('figures of reports and dashboards', () => {
  let world: SellingShop;
  let moments: [string, string];
  let before: [string, string];

  beforeAll(async () => {
    world = await givenSellingShop(NOW);
    const moment = (day: string, more: number): string =>
      new Date(Date.parse(`${day}T00:00:00.000Z`) + more * DAY).toISOString().replace('T', ' ').slice(0, 23);
    moments = [moment(world.from, 0), moment(world.to, 1)];
    before = [moment(world.from, -4), moment(world.from, 0)];
  }, 240_000);
  afterAll(() => world.shop.close());

  /** Each audience with its client, its path, and the SQL condition for its own orders. */
  const sides = (): { client: Client; side: string; own: string }[] => [
    { client: world.admin, side: 'admin', own: '1 = 1' },
    ...world.vendors.map(({ client, id }) => ({ client, side: 'vendor', own: `o.vendor_id = ${id}` })),
  ];

  async function report(client: Client, side: string, name: string, more = ''): Promise<ReportData<Row>> {
    const call = side === 'vendor' ? `getFilteredSeller${name}Reports` : `getFiltered${name}Reports`;
    const search = `from=${world.from}&to=${world.to}&range=[0,499]${more}`;
    const answer = await client.get<{ data: ReportData<Row> }>(`/${side}/${call}?${search}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  }
  const sorted = (rows: readonly object[], names: readonly string[]): string[] =>
    rows
      .map((row) =>
        names.map((name) => {
          const value = (row as Row)[name];
          return FIGURES.includes(name) ? Number(value) : String(value);
        }),
      )
      .map((row) => JSON.stringify(row))
      .sort();
  const expectSame = (shown: readonly object[], rows: readonly object[], names: readonly string[]): void => {
    expect(rows.length).toBeGreaterThan(0);
    expect(sorted(shown, names)).toEqual(sorted(rows, names));
  };
  const sums = (where: string, by: string, span: [string, string] = moments): Promise<Row[]> =>
    world.sql<Row>(
      `SELECT ${by}, ${AMOUNTS} FROM orders o WHERE ${PERIOD} AND ${where}
        GROUP BY ${by.replace(' AS period', '')}`,
      ...span,
    );

  it('match the database for sales by day, in total, and in the previous period', async () => {
    for (const { client, side, own } of sides()) {
      const shown = await report(client, side, 'Sale');
      expectSame(shown.rows, await sums(`${SOLD} AND ${own}`, `${ON_DAY} AS period, o.currency`), [
        'period',
        'currency',
        ...FIGURES,
      ]);
      expectSame(shown.totals, await sums(`${SOLD} AND ${own}`, 'o.currency'), ['currency', ...FIGURES]);
      const former = await sums(`${SOLD} AND ${own}`, 'o.currency', before);
      expectSame(shown.previous, former, ['currency', ...FIGURES]);
    }
  });

  it('match the database for sales by customer and for orders in every state', async () => {
    const customers = await report(world.admin, 'admin', 'Customer');
    const byEmail = await sums(SOLD, 'o.email, o.currency');
    expectSame(customers.rows, byEmail, ['email', 'currency', ...FIGURES]);
    expect(customers.total).toBe(byEmail.length);
    for (const { client, side, own } of sides()) {
      const shown = await report(client, side, 'Order');
      const rows = await sums(own, 'o.number, o.state, o.currency');
      const names = ['number', 'state', 'currency', ...FIGURES.filter((name) => name !== 'orders')];
      expectSame(shown.rows, rows, names);
      expect(shown.total).toBe(rows.length);
      expectSame(shown.totals, await sums(own, 'o.currency'), ['currency', ...FIGURES]);
    }
  });

  it('match the database for sales by product, calculated from order lines', async () => {
    const lines = `COUNT(DISTINCT o.id) AS orders, SUM(l.quantity) AS quantity,
      SUM(l.quantity * l.unit_price) AS items, SUM(l.discount) AS discount, SUM(l.tax) AS tax,
      SUM(l.quantity * l.unit_price - l.discount + l.tax) AS total`;
    const names = ['orders', 'quantity', 'items', 'discount', 'tax', 'total'];
    for (const { client, side, own } of sides()) {
      const of = (by: string): Promise<Row[]> =>
        world.sql<Row>(
          `SELECT ${by}, ${lines} FROM orders o JOIN order_lines l ON l.order_id = o.id
            WHERE ${PERIOD} AND ${SOLD} AND ${own} GROUP BY ${by}`,
          ...moments,
        );
      const shown = await report(client, side, 'Product');
      expectSame(shown.rows, await of('l.product_id, o.vendor_id, o.currency'), [
        'product_id',
        'vendor_id',
        'currency',
        ...names,
      ]);
      expectSame(shown.totals, await of('o.currency'), ['currency', ...names]);
    }
  });

  async function dashboard(client: Client, side: string): Promise<Required<DashboardData>> {
    const call = side === 'vendor' ? 'getSellerDashboardData' : 'getDashboardData';
    const answer = await client.get<{ data: Required<DashboardData> }>(
      `/${side}/${call}?from=${world.from}&to=${world.to}`,
    );
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  }
  const soldBy = async (by: string, own: string, span = moments): Promise<Map<string, [number, number]>> => {
    const rows = await world.sql<{ name: string | number; sales: string; orders: string }>(
      `SELECT ${by} AS name, SUM(${dollars('o.total')}) AS sales, COUNT(*) AS orders FROM orders o
        WHERE ${PERIOD} AND ${SOLD} AND ${own} GROUP BY ${by}`,
      ...span,
    );
    return new Map(rows.map((row) => [String(row.name), [Number(row.sales), Number(row.orders)]]));
  };
  const added = (parts: Iterable<readonly number[]>, place: number): number =>
    [...parts].reduce((all, part) => all + (part[place] ?? 0), 0);

  it('match the database in dollars on dashboards, with equal sums by day, by vendor and in total', async () => {
    for (const { client, side, own } of sides()) {
      const data = await dashboard(client, side);
      const [now, former] = [await soldBy(ON_DAY, own), await soldBy(ON_DAY, own, before)];
      expect(now.size).toBe(4);
      expect(data.days.map(({ date, sales, orders }) => [date, [sales, orders]])).toEqual([...now].sort());
      const [sales, orders] = [added(now.values(), 0), added(now.values(), 1)];
      const [salesBefore, ordersBefore] = [added(former.values(), 0), added(former.values(), 1)];
      expect(data).toMatchObject({
        currency: 'USD',
        sales: { value: sales, previous: salesBefore },
        orders: { value: orders, previous: ordersBefore },
        average_order: {
          value: Math.round(sales / orders),
          previous: Math.round(salesBefore / ordersBefore),
        },
      });
    }
    const { top_vendors = [], sales } = await dashboard(world.admin, 'admin');
    const byVendor = await soldBy('o.vendor_id', '1 = 1');
    expect(new Map(top_vendors.map((one) => [String(one.id), [one.sales, one.orders]]))).toEqual(byVendor);
    expect(added(byVendor.values(), 0)).toBe(sales.value);
    let ofVendors = 0;
    for (const { client } of world.vendors) ofVendors += (await dashboard(client, 'vendor')).sales.value;
    expect(ofVendors).toBe(sales.value);
  });

  it('match the database for top products, order states and new customers on dashboards', async () => {
    for (const { client, side, own } of sides()) {
      const data = await dashboard(client, side);
      const products = await world.sql<Row>(
        `SELECT l.product_id AS id, SUM(l.quantity) AS quantity, SUM(${dollars('l.total')}) AS sales
          FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE ${PERIOD} AND ${SOLD} AND ${own}
          GROUP BY l.product_id`,
        ...moments,
      );
      const shown = data.top_products.map(({ id, quantity, sales }) => [id, quantity, sales]);
      expect([...shown].sort()).toEqual(
        products.map(({ id, quantity, sales }) => [id, quantity, sales].map(Number)).sort(),
      );
      const states = await world.sql<Row>(
        `SELECT o.state, COUNT(*) AS count FROM orders o WHERE ${PERIOD} AND ${own} GROUP BY o.state`,
        ...moments,
      );
      expect(new Map(data.states.map(({ state, count }) => [state, count]))).toEqual(
        new Map(states.map(({ state, count }) => [state, Number(count)])),
      );
    }
    const [people] = await world.sql<Row>('SELECT COUNT(*) AS count FROM customers o WHERE is_guest = 0');
    const { new_customers } = await dashboard(world.admin, 'admin');
    expect(new_customers?.value).toBe(Number(people?.count));
  });

  it('match the database in the sales report of cancelled orders', async () => {
    const [row] = await world.sql<Row>(`SELECT COUNT(*) AS count FROM orders o WHERE NOT (${SOLD})`);
    expect(Number(row?.count)).toBe(21);
    const all = await report(world.admin, 'admin', 'Sale', '&state=cancelled');
    const rows = await sums(`o.state = 'cancelled'`, 'o.currency');
    expectSame(all.totals as ReportSums[], rows, ['currency', ...FIGURES]);
  });
});
