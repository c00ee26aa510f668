import type { AccountErasure, StoredMessage, VendorDetail } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Sessions } from '../../src/kernel/access';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Customer } from '../../src/modules/customers';
import { SpecialPriceBuyer } from '../../src/modules/pricing';
import { Coupon, CouponRedemption } from '../../src/modules/promotions';
import { givenAddress, givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };
type Row = Record<string, unknown>;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('account deletion by a customer', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop({ SESSION_DAYS: '365' }, clock);
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const request = (
    client: Client,
    current_password?: string,
  ): Promise<Answer<Data<{ erasure_at: string }>>> =>
    client.post('/web/requestErasure', { current_password });
  const erasure = async (client: Client): Promise<AccountErasure> =>
    (await client.get<Data<AccountErasure>>('/web/account_erasure')).body.data;
  const rowOf = async (id: number): Promise<Row> =>
    (await admin.get<Data<Row>>(`/admin/customers/${id}`)).body.data;
  const pass = async (days: number): Promise<void> => {
    clock.advance(days * DAY);
    // The operator's session has expired by then.
    admin = await givenAdmin(shop);
    await shop.app.get(OutboxDispatcher).drain();
  };
  const order = async (client: Client, vendor_id: number): Promise<number> => {
    await addToCart(client, await givenVariant(shop, vendor_id));
    const paid = await pay(client, await readyToPay(client, country_id));
    const filter = { q: paid.body.data.group_number };
    const list = await admin.post<{ orders: { id: number }[] }>('/admin/orders/filter', { filter });
    return list.body.orders[0]?.id ?? 0;
  };
  const move = async (order_id: number, ...states: string[]): Promise<void> => {
    for (const state of states) await admin.post('/admin/changeOrderStatus', { order_id, state });
  };
  const followers = async (id: number): Promise<number> =>
    (await shop.client.get<Data<VendorDetail>>(`/web/vendor/${id}`)).body.data.followers_count;

  it('requires the password, ends all sessions, and is cancelled by signing in again', async () => {
    const { client, customer } = await givenCustomer(shop);
    const other = await shop.client.signIn('customer', customer.email, PASSWORD);
    expect(await erasure(client)).toEqual({
      erasure_at: null,
      grace_days: 14,
      proof: 'password',
      open_orders: [],
      balances: [],
    });
    expect((await request(client, 'wrong')).body.errors).toHaveProperty('current_password');
    expect((await request(client)).body.errors).toHaveProperty('current_password');
    const { erasure_at } = (await request(client, PASSWORD)).body.data;
    expect(erasure_at).toBe(new Date(clock.now().getTime() + 14 * DAY).toISOString());
    expect((await rowOf(customer.id)).erasure_at).toBe(erasure_at);
    for (const one of [client, other]) expect((await one.get('/customer/auth/user')).status).toBe(401);
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.text).toContain('/login?to=/customer/security');
    await pass(13);
    const newSession = await shop.client.signIn('customer', customer.email, PASSWORD);
    expect((await erasure(newSession)).erasure_at).toBeNull();
    await mailsTo(shop, customer.email, 2);
    await pass(30);
    expect(await rowOf(customer.id)).toMatchObject({ email: customer.email, erased_at: null });
  });

  it('deletes the customer’s back-in-stock notices, which the data export includes', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, customer } = await givenCustomer(shop);
    const variant_id = await givenVariant(shop, vendor.id, { stock: 0 });
    await client.post('/web/ask_stock_notice', { variant_id, email: customer.email });
    const [mail] = await mailsTo(shop, customer.email);
    const token = /\/stock-notice\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await shop.client.get(`/web/stock_notice/${token}`)).status).toBe(200);
    await client.post('/web/requestDataExport');
    await mailsTo(shop, customer.email, 2);
    const copy = await client.get('/web/data_export_file?format=json');
    expect(JSON.parse(copy.text)).toMatchObject({
      stock_notices: [{ email: customer.email, state: 'pending' }],
    });
    await request(client, PASSWORD);
    await pass(14);
    await eventually(async () =>
      expect((await shop.client.get(`/web/stock_notice/${token}`)).status).toBe(404),
    );
  });

  it('erases personal data, keeps order totals, and frees the email for a new account', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, customer } = await givenCustomer(shop, { phone: '+49 30 123456' });
    await givenAddress(shop, customer, { country_id });
    await client.post('/web/follow_vendor', { vendor_id: vendor.id });
    const order_id = await order(client, vendor.id);
    const before = (await admin.get<Data<Row>>(`/admin/orders/${order_id}`)).body.data;
    await move(order_id, 'processing', 'ready', 'shipped', 'delivered');
    await client.post('/web/add_product_review', {
      order_item_id: (before.lines as { id: number }[])[0]?.id,
      rating: 5,
      body: 'Good',
    });
    await client.post('/web/customerProfileUpdate', { first_name: 'Augusta' });
    expect(await followers(vendor.id)).toBe(1);
    await request(client, PASSWORD);
    await pass(14);
    await eventually(async () => expect((await rowOf(customer.id)).erased_at).not.toBeNull());
    expect(await rowOf(customer.id)).toMatchObject({
      first_name: '–',
      email: `erased-${customer.id}@erased.invalid`,
      phone: null,
      status: 'inactive',
      erasure_at: null,
      erased_at: clock.now().toISOString(),
    });
    const after = await admin.get<Data<Row>>(`/admin/orders/${order_id}`);
    expect(after.body.data).toMatchObject({ total: before.total, number: before.number, state: 'delivered' });
    const history = await admin.get(`/admin/history/customers/${customer.id}`);
    for (const { text } of [after, history])
      for (const trace of [customer.email, 'Lovelace', 'Analytical', 'Augusta', 'Ada'])
        expect(text).not.toContain(trace);
    const reviews = await admin.get<{ reviews: Row[] }>('/admin/reviews');
    expect(reviews.body.reviews).toContainEqual(
      expect.objectContaining({ body: 'Good', author_name: null, customer_id: null }),
    );
    expect(await followers(vendor.id)).toBe(0);
    expect((await admin.get<{ total: number }>(`/admin/addresses/customer/${customer.id}`)).body.total).toBe(
      0,
    );
    expect((await admin.put(`/admin/customers/${customer.id}`, { first_name: 'X' })).body.code).toBe(
      'erased',
    );
    const shown = await admin.get<Data<object>>(`/admin/customers/${customer.id}`);
    expect(shown.body.data).toMatchObject({ editable: false, allowed: [] });
    const fresh = { first_name: 'New', last_name: 'One', email: customer.email, password: PASSWORD };
    expect((await shop.client.post('/web/registerCustomer', fresh)).status).toBe(200);
  });

  it('erases the email from coupons and offers that the orders used; they still count', async () => {
    const { customer, client } = await givenCustomer(shop);
    const variant_id = await givenVariant(shop, (await givenVendor(shop)).vendor.id, { price: 2000 });
    const window = { starts_at: new Date(clock.now().getTime() - DAY), ends_at: '2999-01-01T00:00:00.000Z' };
    const items = [{ variant_id, price: 1000, per_customer: 5 }];
    expect((await admin.post('/admin/flash_sales', { title: 'Sale', ...window, items })).status).toBe(200);
    const coupon = { code: 'ERASED', title: 'Ten', type: 'fixed_cart', amount: 10, first_order_only: true };
    expect((await admin.post('/admin/coupons', coupon)).status).toBe(200);
    await addToCart(client, variant_id);
    const ready = await readyToPay(client, country_id);
    const coupon_codes = ['ERASED'];
    const body = { ...ready, coupon_codes, expected_total: ready.expected_total - 10 };
    const placed = (await pay(client, body)).body.data;
    await move(placed.orders[0]?.id ?? 0, 'processing', 'ready', 'shipped', 'delivered');
    const { em } = shop.app.get(Database);
    const buyers = async (): Promise<string[]> => {
      const redeemed = await em.findBy(CouponRedemption, { group_number: placed.group_number });
      const bought = await em.find(SpecialPriceBuyer);
      return [...redeemed, ...bought].map(({ buyer }) => buyer);
    };
    expect(await buyers()).toEqual([customer.email, customer.email]);
    await request(client, PASSWORD);
    await pass(14);
    const erased = `erased-${customer.id}@erased.invalid`;
    await eventually(async () => expect(await buyers()).toEqual([erased, erased]));
    expect(await em.findOneBy(Coupon, { code: 'ERASED' })).toMatchObject({ used: 1 });
  });

  it('waits until open orders are closed, and lists them', async () => {
    const { client, customer } = await givenCustomer(shop);
    const order_id = await order(client, (await givenVendor(shop)).vendor.id);
    expect((await erasure(client)).open_orders).toHaveLength(1);
    await request(client, PASSWORD);
    await pass(15);
    expect(await rowOf(customer.id)).toMatchObject({ email: customer.email, erased_at: null });
    await move(order_id, 'cancelled');
    await pass(1);
    await eventually(async () => expect((await rowOf(customer.id)).erased_at).not.toBeNull());
  });

  it('requires a recent sign-in when the account has no password', async () => {
    const { client, customer } = await givenCustomer(shop);
    expect((await erasure(client)).proof).toBe('password');
    expect((await client.post('/web/requestErasure', { current_password: 7 })).status).toBe(422);
    // As in an account created by a social sign-in.
    await shop.app.get(Database).tx((em) => em.update(Customer, { id: customer.id }, { password: null }));
    expect((await erasure(client)).proof).toBe('none');
    clock.advance(10 * MINUTE + 1);
    expect((await erasure(client)).proof).toBe('sign_in');
    expect((await request(client)).body.code).toBe('sign_in_again');
    const newSession = shop.client.as(await shop.app.get(Sessions).open('customer', customer.id));
    expect((await request(newSession)).status).toBe(200);
    expect((await shop.client.post('/web/requestErasure', {})).status).toBe(401);
  });

  it('removes the customer’s conversations, with the store’s replies, from the store’s inbox', async () => {
    const { vendor, client: seller } = await givenVendor(shop);
    const { client } = await givenCustomer(shop);
    const message = { vendor_id: vendor.id, message: 'Is it oiled?' };
    const { conversation_id } = (await client.post<Data<StoredMessage>>('/web/store_message', message)).body
      .data;
    await seller.post('/vendor/storeMessage', { conversation_id, message: 'Twice, for you.' });
    const read = (): Promise<Answer> => seller.get('/vendor/getConversations');
    expect((await read()).text).toContain('Twice, for you.');
    expect((await client.get(`/web/fetch_message?conversation_id=${conversation_id}`)).text).toContain(
      'Twice, for you.',
    );
    await request(client, PASSWORD);
    await pass(14);
    const console_ = await shop.client.signIn('vendor', vendor.email, PASSWORD);
    await eventually(async () => {
      const list = await console_.get('/vendor/getConversations');
      expect(list.status).toBe(200);
      for (const text of ['Is it oiled?', 'Twice, for you.']) expect(list.text).not.toContain(text);
    });
  });
});

describe('a customer account deleted by an operator', () => {
  it('does not count as a follower of a store until it is restored', async () => {
    const shop = await startShop();
    const admin = await givenAdmin(shop);
    const { vendor } = await givenVendor(shop);
    const { client, customer } = await givenCustomer(shop);
    await client.post('/web/follow_vendor', { vendor_id: vendor.id });
    const followers = async (): Promise<number> =>
      (await shop.client.get<Data<VendorDetail>>(`/web/vendor/${vendor.id}`)).body.data.followers_count;
    expect(await followers()).toBe(1);
    await admin.delete(`/admin/customers/${customer.id}`);
    expect(await followers()).toBe(0);
    await admin.post('/admin/restore/customers', { ids: [customer.id] });
    expect(await followers()).toBe(1);
    await shop.close();
  });
});
