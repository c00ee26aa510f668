import { givenProduct } from '../support/catalogue.factories';
import { type DashboardData, newCustomersWithin, salesWithin, type SetupStep, within } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import { givenPdf, sendForm } from '../support/documents.factories';
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
import { givenMember, givenVendorRole } from '../support/teams.factories';
import { givenVendor } from '../support/vendors.factories';

const DAY = 86_400_000;

describe('dashboards', () => {
  const today = new Date();
  const clock = new FixedClock(today);
  let shop: Shop;
  let country: number;
  let vendors: { id: number; client: Client }[];
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
    admin = await givenAdmin(shop);
    await sellThreeDays();
  });
  afterAll(() => shop.close());

  /** Two days ago: orders of 15.00 and (cancelled) 15.00. Today: 15.00 + 45.00 of two vendors, and 2250 yen (15.00). */
  async function sellThreeDays(): Promise<void> {
    const [a, b] = [
      await givenVariant(shop, vendors[0]?.id ?? 0),
      await givenVariant(shop, vendors[1]?.id ?? 0, { price: 4000, stock: 3 }),
    ];
    clock.set(new Date(today.getTime() - 2 * DAY));
    await buyAsGuest(shop, country, a);
    const gone = await buyAsGuest(shop, country, a);
    clock.set(today);
    await admin.post('/admin/changeOrderStatus', { order_id: gone.orders[0]?.id, state: 'cancelled' });
    await buyAsGuest(shop, country, a, b);
    const yen = guest(shop).as({ currency: 'JPY' });
    await addToCart(yen, a);
    await pay(yen, await readyToPay(yen, country, 'yen@stoa.test'));
  }

  it('show operators the whole shop’s figures, daily sales included, in the default currency', async () => {
    const { body } = await admin.get<{ data: Required<DashboardData> }>('/admin/getDashboardData');
    const { data } = body;
    expect(data.days).toHaveLength(30);
    expect(data.days.slice(-3).map(({ sales, orders }) => [sales, orders])).toEqual([
      [1500 + 1500, 1],
      [0, 0],
      // The cancellation counts today, as the books have it; orders that stand count when they were placed.
      [1500 + 4500 + 1500 - 1500, 3],
    ]);
    expect(data).toMatchObject({
      currency: 'USD',
      sales: { value: 9000, previous: 0 },
      orders: { value: 4 },
      average_order: { value: 2250 },
    });
    expect(data.states).toEqual([
      { state: 'placed', label: 'Order received', count: 4 },
      { state: 'cancelled', label: 'Cancelled', count: 1 },
    ]);
    expect(data.top_vendors).toMatchObject([
      { id: vendors[0]?.id, sales: 4500, orders: 3 },
      { id: vendors[1]?.id, sales: 4500 },
    ]);
    expect(data.top_products).toMatchObject([
      { quantity: 1, sales: 4000 },
      { quantity: 3, sales: 3000 },
    ]);
    expect(data.low_stock).toMatchObject([{ available: 2, options: [] }]);
    expect(data.low_stock_total).toBe(1);
    expect(data.latest_orders).toHaveLength(5);
    expect(data.new_customers).toEqual({ value: 0, previous: 0 });
  });

  it('compare with the previous period of equal length', async () => {
    const day = new Date(today.getTime() - DAY).toISOString().slice(0, 10);
    const { body } = await admin.get<{ data: Required<DashboardData> }>(
      `/admin/getDashboardData?from=${day}&to=${day}`,
    );
    expect(body.data).toMatchObject({ sales: { value: 0, previous: 3000 }, days: [{ date: day, sales: 0 }] });
    expect((await admin.get('/admin/getDashboardData?from=2026-02-30')).status).toBe(422);
  });

  it('show the same counts as the lists that they link to', async () => {
    await givenCustomer(shop);
    const { body } = await admin.get<{ data: Required<DashboardData> }>('/admin/getDashboardData');
    const { data } = body;
    const total = async (list: string, filter: object, client = admin): Promise<number> =>
      (await client.post<{ total: number }>(`/${list}/filter`, { filter })).body.total;
    expect(data.orders.value).toBeGreaterThan(0);
    expect(await total('admin/orders', salesWithin(data, 'UTC'))).toBe(data.orders.value);
    expect(data.new_customers?.value).toBe(1);
    expect(await total('admin/customers', newCustomersWithin(data, 'UTC'))).toBe(1);
    for (const { state, count } of data.states)
      expect(await total('admin/orders', { state, ...within('placed_at', data, 'UTC') })).toBe(count);
    for (const { id: vendor_id, orders } of data.top_vendors ?? [])
      expect(await total('admin/orders', { vendor_id, ...salesWithin(data, 'UTC') })).toBe(orders);
    const own = vendors[1]?.client ?? admin;
    const seen = await own.get<{ data: Required<DashboardData> }>('/vendor/getSellerDashboardData');
    expect(await total('vendor/orders', salesWithin(seen.body.data, 'UTC'), own)).toBe(
      seen.body.data.orders.value,
    );
  });

  it('show a vendor only its own figures', async () => {
    const { body } = await (vendors[1]?.client ?? admin).get<{ data: Required<DashboardData> }>(
      '/vendor/getSellerDashboardData',
    );
    expect(body.data).toMatchObject({
      sales: { value: 4500 },
      orders: { value: 1 },
      low_stock: [{ available: 2 }],
    });
    expect(body.data.latest_orders.map((order) => order.vendor_id)).toEqual([vendors[1]?.id]);
    expect(body.data.top_products).toHaveLength(1);
    expect(body.data).not.toHaveProperty('top_vendors');
    expect(body.data).not.toHaveProperty('new_customers');
  });

  it('contain only figures whose records the reader may read', async () => {
    const keys = async (client: Client, path: string) =>
      Object.keys((await client.get<{ data: object }>(path)).body.data).sort();
    const always = ['currency', 'from', 'to'];
    const stock = ['low_stock', 'low_stock_total'];
    const sold = ['average_order', 'days', 'latest_orders', 'orders', 'sales', 'states'];
    const forAdmin = async (...permissions: string[]) =>
      keys(await givenAdmin(shop, ['dashboard.read', ...permissions]), '/admin/getDashboardData');
    expect(await forAdmin()).toEqual(always);
    expect(await forAdmin('products.read')).toEqual([...always, ...stock].sort());
    expect(await forAdmin('customers.read')).toEqual([...always, 'new_customers'].sort());
    expect(await forAdmin('orders.read')).toEqual([...always, ...sold].sort());
    expect(await forAdmin('orders.read', 'vendors.read')).toEqual([...always, ...sold, 'top_vendors'].sort());
    const { client: owner } = await givenVendor(shop);
    const stocking = await givenVendorRole(admin, ['dashboard.read', 'products.read', 'products.create']);
    const { client } = await givenMember(shop, owner, stocking);
    expect(await keys(client, '/vendor/getSellerDashboardData')).toEqual([...always, ...stock].sort());
    const { body } = await client.get<{ data: { step: string }[] }>('/vendor/getOnboarding');
    expect(body.data.map(({ step }) => step)).toEqual(['product']);
  });

  it('are closed to those without the permission', async () => {
    const clerk = await givenAdmin(shop, ['orders.read']);
    expect((await clerk.get('/admin/getDashboardData')).status).toBe(403);
    expect((await shop.client.get('/vendor/getSellerDashboardData')).status).toBe(401);
  });
});

describe('onboarding steps of a vendor', () => {
  it('are all open after approval, and are done once the required data is complete', async () => {
    const shop = await startShop();
    const admin = await givenAdmin(shop);
    const email = `first${next()}@stoa.test`;
    const application = { store_name: 'First Steps', name: 'Fi Rst', email, password: PASSWORD };
    const applied = await shop.client.post<{ data: { id: number } }>('/vendor/registerVendor', application);
    const { id } = applied.body.data;
    await admin.put(`/admin/updateVendorStatus/${id}`, { status: 'approved' });
    const client = await shop.client.signIn('vendor', email, PASSWORD);
    const done = async () => {
      const { body } = await client.get<{ data: { step: string; done: boolean }[] }>('/vendor/getOnboarding');
      return body.data.filter((one) => one.done).map((one) => one.step);
    };
    const save = (input: object) => client.post('/vendor/createOrUpdateVendorStore', input);
    expect(await done()).toEqual([]);
    const { country_id } = await givenMarket(shop);
    await givenProduct(shop, { vendor_id: id, status: 'draft' });
    await save({ description: 'We take them one by one.', line1: '1 Stair Street' });
    expect(await done()).toEqual(['shipping']);
    const picture = (await givenMedia(client, 'vendor')).id;
    await save({ country_id, logo_id: picture });
    expect(await done()).toEqual(['profile', 'shipping']);
    await save({ cover_id: picture });
    expect(await done()).toEqual(['profile', 'logo', 'shipping']);
    await givenProduct(shop, { vendor_id: id });
    await save({ bank_account: 'DE89370400440532013000' });
    const addDocument = async (kind: string) => {
      const form = { fields: { kind }, files: { file: [givenPdf()] } };
      const sent = await sendForm<{ data: { id: number } }>(client, '/vendor/addVendorPaper', form);
      expect(sent.status).toBe(200);
      return sent.body.data.id;
    };
    const withoutIdentity = ['profile', 'logo', 'product', 'shipping', 'bank'];
    await addDocument('tax');
    expect(await done()).toEqual(withoutIdentity);
    const identity = await addDocument('identity');
    expect(await done()).toEqual([...withoutIdentity, 'papers']);
    const rejection = { status: 'rejected', reason: 'The scan is not readable.' };
    await admin.put(`/admin/updateVendorPaperStatus/${identity}`, rejection);
    expect(await done()).toEqual(withoutIdentity);
    await shop.close();
  });
});

describe('steps to set up a shop', () => {
  it('are derived from the data, and only those that the operator may do', async () => {
    const shop = await startShop();
    const admin = await givenAdmin(shop);
    const steps = async (client = admin) => {
      const { body } = await client.get<{ data: SetupStep[] }>('/admin/getSetupSteps');
      return body.data;
    };
    const done = async () => (await steps()).filter((one) => one.done).map(({ step }) => step);
    expect(await steps()).toHaveLength(10);
    const before = await done();
    // Taxes, payment and shipping have defaults, which an operator is to look at.
    expect(before).toEqual([]);
    await admin.put('/admin/settings', { group: 'general', values: { contact_email: 'hello@stoa.test' } });
    await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    await givenProduct(shop, { vendor_id: vendor.id, status: 'draft' });
    expect(await done()).toEqual(expect.arrayContaining(['shop', 'vendor']));
    const { body } = await admin.get<{ payment_methods: { id: number; code: string }[] }>(
      '/admin/payment_methods',
    );
    const cash = body.payment_methods.find(({ code }) => code === 'cash_on_delivery');
    await admin.put(`/admin/payment_methods/${cash?.id}`, { fee: 150 });
    expect(await done()).toContain('payment');
    expect(await done()).not.toContain('tax');
    expect(await done()).not.toContain('product');
    await givenProduct(shop, { vendor_id: vendor.id });
    expect(await done()).toContain('product');

    await admin.put('/admin/privacy_policy/2', { body: '<p>We keep what an order needs.</p>' });
    expect(await done()).not.toContain('legal');
    await admin.put('/admin/term_condition/4', { body: '<p>Be kind.</p>' });
    expect(await done()).toContain('legal');

    const clerk = await givenAdmin(shop, ['dashboard.read', 'products.create']);
    expect(await steps(clerk)).toEqual([{ step: 'product', done: true }]);
    expect((await (await givenAdmin(shop, ['orders.read'])).get('/admin/getSetupSteps')).status).toBe(403);
    await shop.close();
  });

  it('can be marked as done where defaults suit, by who may do them, and the mark taken back', async () => {
    const shop = await startShop();
    const admin = await givenAdmin(shop);
    const mark = (step: string, done: boolean, by = admin) =>
      by.put<{ data: SetupStep[] }>('/admin/markSetupStep', { step, done });
    const tax = async () => {
      const { body } = await admin.get<{ data: SetupStep[] }>('/admin/getSetupSteps');
      return body.data.find(({ step }) => step === 'tax');
    };
    expect(await tax()).toEqual({ step: 'tax', done: false, mark: 'possible' });
    const twice = await Promise.all([mark('tax', true), mark('tax', true)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tax()).toEqual({ step: 'tax', done: true, mark: 'made' });
    for (const { status } of [await mark('tax', false), await mark('tax', false)]) expect(status).toBe(200);
    expect(await tax()).toEqual({ step: 'tax', done: false, mark: 'possible' });

    expect((await mark('product', true)).body).toMatchObject({ errors: { step: expect.any(Array) } });
    const clerk = await givenAdmin(shop, ['dashboard.read', 'products.create']);
    expect((await mark('tax', true, clerk)).status).toBe(403);
    // Without an active method there is nothing to be content with.
    const { body } = await mark('payment', true);
    expect(body.data.find(({ step }) => step === 'payment')).toEqual({ step: 'payment', done: false });
    await shop.close();
  });
});
