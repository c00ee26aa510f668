import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxJob, OutboxDispatcher } from '../../src/kernel/queue';
import { Stock } from '../../src/modules/inventory';
import { Customer } from '../../src/modules/customers';
import type { Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, PASSWORD } from '../support/factories';
import { FakePushService, type Pushed } from '../support/fake-push-service';
import { givenLanguage } from '../support/localisation.factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const HELLO = { title: 'Hello', body: 'From your shop', path: '/cart' };
const DAY = 86_400_000;

describe('web push notifications', () => {
  const service = new FakePushService();
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let node: Awaited<ReturnType<Shop['another']>>;

  beforeAll(async () => {
    shop = await startShop(await service.open(), clock);
    for (const code of ['en', 'ar', 'es']) await givenLanguage(shop, { code });
    node = await shop.another();
  });
  afterAll(async () => {
    await node.close();
    await shop.close();
    await service.close();
  });

  const store = (client: Client, device: string) =>
    client.post('/web/storeFcmToken', { token: service.subscribe(device) });
  const send = (client: Client, message: object = HELLO) => client.post('/web/sendPushNotification', message);
  const registered = async (client: Client): Promise<boolean> =>
    (await client.get<{ data: { registered: boolean } }>('/web/push_device')).body.data.registered;
  const got = (device: string): Pushed[] => service.pushed.filter((one) => one.device === device);

  async function arrives(device: string, count = 1): Promise<Pushed | undefined> {
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect(got(device)).toHaveLength(count);
    });
    return got(device).at(-1);
  }

  it('are encrypted for the browser and signed with the same key on every node', async () => {
    const { client } = await givenCustomer(shop);
    expect((await store(client, 'one')).status).toBe(200);
    expect((await send(client.as({ language: 'ar' }))).body).toMatchObject({ data: { devices: 1 } });
    const pushed = await arrives('one');
    expect(pushed?.message).toEqual({ ...HELLO, lang: 'ar', dir: 'rtl' });
    expect(pushed?.topic).toMatch(/^[0-9a-f]{32}$/);
    const origin = new URL((JSON.parse(service.subscribe('one')) as { endpoint: string }).endpoint).origin;
    expect(pushed?.claims).toMatchObject({ aud: origin, sub: 'mailto:push@stoa.test' });
    for (const guest of [shop.client, node.client]) {
      const { body } = await guest.get<{ data: { web_push_key: string } }>('/web/environment');
      expect(body.data.web_push_key).toBe(pushed?.key);
    }
  });

  it('a device receives messages only for the last customer who registered it, until it is unregistered', async () => {
    const [one, other] = [await givenCustomer(shop), await givenCustomer(shop)];
    for (const device of ['kitchen', 'kitchen']) await store(one.client, device);
    expect((await send(one.client)).body).toMatchObject({ data: { devices: 1 } });
    await arrives('kitchen');
    await store(other.client, 'kitchen');
    expect([await registered(one.client), await registered(other.client)]).toEqual([false, true]);
    expect((await send(one.client)).body.code).toBe('no_device');
    await store(other.client, 'renewed');
    await send(other.client);
    await arrives('renewed');
    expect(got('kitchen')).toHaveLength(1);
    expect((await other.client.delete('/web/push_device')).body).toMatchObject({
      data: { registered: false },
    });
    expect((await send(other.client)).body.code).toBe('no_device');
  });

  it('a pending message is not delivered after another customer takes over the device', async () => {
    const [one, other] = [await givenCustomer(shop), await givenCustomer(shop)];
    await store(one.client, 'shared');
    await shop.app.get(Database).tx(async () => {
      await send(one.client, { ...HELLO, body: 'For the first alone' });
      await store(other.client, 'shared');
    });
    await send(other.client);
    await arrives('shared');
    expect(got('shared').map(({ message }) => message.body)).toEqual([HELLO.body]);
  });

  it('device registrations end on sign-out, remote sign-out and session expiry', async () => {
    const { client, customer } = await givenCustomer(shop);
    const rows = (): Promise<number> => pushTokens(customer.id);
    await store(client, 'out');
    await client.get('/customer/auth/logout');
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect(await rows()).toBe(0);
    });
    const [phone, laptop] = [
      await shop.client.signIn('customer', customer.email, PASSWORD),
      await shop.client.signIn('customer', customer.email, PASSWORD),
    ];
    await store(phone, 'phone');
    await store(laptop, 'laptop');
    await laptop.post('/web/endOtherSessions', {});
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect([await rows(), await registered(laptop)]).toEqual([1, true]);
    });
    clock.advance(31 * DAY);
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect(await rows()).toBe(0);
    });
  });

  it('a device that responds 410 is removed, and a failing push service is retried until the job is dead', async () => {
    const { client, customer } = await givenCustomer(shop);
    await store(client, 'gone');
    service.refusals.set('gone', 410);
    await send(client);
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect(await pushTokens(customer.id)).toBe(0);
    });
    await store(client, 'away');
    service.refusals.set('away', 503);
    await send(client);
    await eventually(async () => {
      clock.advance(DAY / 24);
      await shop.app.get(OutboxDispatcher).drain();
      const dead = { name: 'push.send', state: 'dead' as const, attempts: 6 };
      expect(await shop.app.get(Database).em.countBy(OutboxJob, dead)).toBe(1);
    });
    expect(await pushTokens(customer.id)).toBe(1);
  });

  it('subscriptions with private addresses, insecure URLs or invalid keys are rejected', async () => {
    const { client } = await givenCustomer(shop);
    const good = JSON.parse(service.subscribe('inside')) as { endpoint: string; keys: object };
    const public_ = { ...good, endpoint: 'https://push.example.com/x' };
    const refused = [
      'http://127.0.0.1/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/x',
      'https://[::1]/x',
      'http://push.example.com/x',
      'https://localhost/x',
      'https://user:pw@push.example.com/x',
      'file:///x',
    ].map((endpoint) => ({ ...good, endpoint }));
    const broken = [{ ...public_, keys: {} }, { ...good, keys: { ...good.keys, p256dh: 'AAAA' } }, {}];
    for (const token of [...refused, ...broken].map((one) => JSON.stringify(one))) {
      const { status, body } = await client.post('/web/storeFcmToken', { token });
      expect([token, status, Object.keys(body.errors ?? {})]).toEqual([token, 422, ['token']]);
    }
    expect(await registered(client)).toBe(false);
  });

  it('are sent for order status changes, vendor messages and back-in-stock notices', async () => {
    const { country_id } = await givenMarket(shop);
    const { client, customer } = await givenCustomer(shop, { locale: 'es' });
    await store(client, 'buyer');
    const { vendor, client: seller } = await givenVendor(shop);
    await addToCart(client, await givenVariant(shop, vendor.id));
    const [order] = (await pay(client, await readyToPay(client, country_id))).body.data.orders;
    const admin = await givenAdmin(shop);
    await admin.post('/admin/changeOrderStatus', { order_id: order?.id, state: 'processing' });
    const step = await arrives('buyer');
    expect(step?.message).toMatchObject({ title: order?.number, lang: 'es', dir: 'ltr' });
    const written = await seller.post('/vendor/storeMessage', { order_id: order?.id, message: 'Hola' });
    expect(written.status).toBe(200);
    const message = await arrives('buyer', 2);
    expect(message?.message).toMatchObject({ body: `${message?.message.title} te ha escrito` });
    expect(message?.message.path).toMatch(/^\/customer\/messages\/\d+$/);
    await shop.app
      .get(Database)
      .tx((em) => em.update(Customer, { id: customer.id }, { email_verified_at: clock.now() }));
    const variant_id = await givenVariant(shop, vendor.id, { stock: 0 });
    await client.post('/web/ask_stock_notice', { variant_id, email: customer.email });
    await shop.app.get(Stock).move({ variant_id, quantity: 1, type: 'receipt' });
    const back = await arrives('buyer', 3);
    expect(back?.message.path).toMatch(new RegExp(`^/product/.+\\?variant=${variant_id}$`));
  });

  async function pushTokens(customerId: number): Promise<number> {
    const sql = 'SELECT COUNT(*) AS n FROM push_tokens WHERE customer_id = ?';
    const [row] = (await shop.app.get(Database).em.query(sql, [customerId])) as { n: number | string }[];
    return Number(row?.n);
  }
});
