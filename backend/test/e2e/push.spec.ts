import { PushTransport } from '../../src/kernel/push';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, PASSWORD } from '../support/factories';
import { eventually } from '../support/eventually';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import { moveOrder } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { createShipment, moveShipment } from '../support/shipments.factories';
import { givenVendor } from '../support/vendors.factories';

const MESSAGE = { title: 'Hello', body: 'From your shop', path: '/cart' };

describe('push messages without a push service', () => {
  it('respond 409 push_not_set_up, while device tokens are still stored', async () => {
    const shop = await startShop();
    const { client } = await givenCustomer(shop);
    expect((await client.post('/web/storeFcmToken', { token: 'device' })).status).toBe(200);
    const answer = await client.post('/web/sendPushNotification', MESSAGE);
    expect(answer).toMatchObject({ status: 409, body: { code: 'push_not_set_up' } });
    await shop.close();
  });
});

describe('push messages', () => {
  let shop: Shop;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop({
      FCM_PROJECT_ID: 'agora',
      FCM_CLIENT_EMAIL: 'push@agora.test',
      FCM_PRIVATE_KEY: 'a key that is never used here',
    });
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  it('reach only the customer’s own devices, excluding rejected tokens and signed-out devices', async () => {
    const sent: string[] = [];
    const transport = shop.app.get(PushTransport);
    jest.spyOn(transport, 'send').mockImplementation((token) => {
      sent.push(token);
      return Promise.resolve(token !== 'given up');
    });
    const [one, other] = [await givenCustomer(shop), await givenCustomer(shop)];
    expect((await one.client.post('/web/sendPushNotification', MESSAGE)).body.code).toBe('no_device');
    for (const token of ['mine', 'given up', 'mine']) await one.client.post('/web/storeFcmToken', { token });
    await other.client.post('/web/storeFcmToken', { token: 'theirs' });
    const first = await one.client.post('/web/sendPushNotification', MESSAGE);
    expect(first.body).toMatchObject({ data: { devices: 2 } });
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect([...sent].sort()).toEqual(['given up', 'mine']);
    });
    const second = await one.client.post('/web/sendPushNotification', MESSAGE);
    expect(second.body).toMatchObject({ data: { devices: 1 } });
    await one.client.get('/customer/auth/logout');
    const newSession = await shop.client.signIn('customer', one.customer.email, PASSWORD);
    expect((await newSession.post('/web/sendPushNotification', MESSAGE)).body.code).toBe('no_device');
  });

  it('about an order link to the order page of its checkout', async () => {
    const send = jest.spyOn(shop.app.get(PushTransport), 'send').mockResolvedValue(true);
    const { client } = await givenCustomer(shop);
    await client.post('/web/storeFcmToken', { token: 'buyer' });
    for (const { vendor } of [await givenVendor(shop), await givenVendor(shop)])
      await addToCart(client, await givenVariant(shop, vendor.id));
    const placed = (await pay(client, await readyToPay(client, country_id))).body.data;
    const second = placed.orders[1];
    const admin = await givenAdmin(shop);
    const step = { order_id: second?.id, state: 'processing' };
    expect((await admin.post('/admin/changeOrderStatus', step)).status).toBe(200);
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect(send).toHaveBeenCalledWith('buyer', expect.objectContaining({ title: second?.number }));
    });
    const path = send.mock.calls.find(([, { title }]) => title === second?.number)?.[1].path;
    const group = /^\/customer\/orders\/(\d+)$/.exec(path ?? '')?.[1];
    const page = await client.get(`/web/order_detail/${group}`);
    expect(page.body).toMatchObject({ data: { number: placed.group_number } });
  });

  it('tell the customer of a failed attempt to deliver an order', async () => {
    const send = jest.spyOn(shop.app.get(PushTransport), 'send').mockResolvedValue(true);
    const { client } = await givenCustomer(shop);
    await client.post('/web/storeFcmToken', { token: 'waiting' });
    await addToCart(client, await givenVariant(shop, (await givenVendor(shop)).vendor.id));
    const [order] = (await pay(client, await readyToPay(client, country_id))).body.data.orders;
    const admin = await givenAdmin(shop);
    await moveOrder(admin, order?.id ?? 0, ['processing', 'ready']);
    const shipped = await createShipment(admin, 'admin', { order_id: order?.id ?? 0, state: 'shipped' });
    const failed = await moveShipment(admin, 'admin', shipped.body.data.shipments[0]?.id ?? 0, 'failed');
    expect(failed.status).toBe(200);
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect(send).toHaveBeenCalledWith(
        'waiting',
        expect.objectContaining({
          title: order?.number,
          body: `We could not deliver order ${order?.number}`,
          path: expect.stringMatching(/^\/customer\/orders\/\d+$/) as string,
        }),
      );
    });
  });

  it('require a signed-in customer and a path within the shop', async () => {
    expect((await shop.client.post('/web/storeFcmToken', { token: 'x' })).status).toBe(401);
    const { client } = await givenCustomer(shop);
    const outside = await client.post('/web/sendPushNotification', { ...MESSAGE, path: '//evil.test' });
    expect(outside.body.errors).toHaveProperty('path');
    expect(Object.keys((await client.post('/web/storeFcmToken', {})).body.errors ?? {})).toEqual(['token']);
  });
});
