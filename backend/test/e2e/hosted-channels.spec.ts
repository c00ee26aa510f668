import { createHmac } from 'node:crypto';
import type { StoredMessage } from '@stoa/contracts';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { FakePusher } from '../support/fake-pusher';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const SOCKET = '1234.5678';

describe('hosted realtime channels (Pusher)', () => {
  const pusher = new FakePusher('key-of-tests', 'secret of tests');
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ ...(await pusher.start()) });
  });
  afterAll(async () => {
    await shop.close();
    await pusher.stop();
  });

  it('receive signed events for the customer, but no events for the consoles', async () => {
    const { client, customer } = await givenCustomer(shop);
    const { vendor } = await givenVendor(shop);
    const input = { vendor_id: vendor.id, message: 'A secret' };
    const sent = await client.post<{ data: StoredMessage }>('/web/store_message', input);
    await eventually(async () => expect(pusher.events.length).toBeGreaterThan(0));
    const { conversation_id, message } = sent.body.data;
    const payload = { conversation_id, message_id: message.id, author: 'customer' };
    expect(pusher.events).toEqual([
      { name: 'message.sent', channels: [`private-customer.${customer.id}`], data: payload },
    ]);
    expect(pusher.refused).toBe(0);
  });

  it('authorise customers for their own channel only, signed with the provider’s secret', async () => {
    const { client, customer } = await givenCustomer(shop);
    const other = await givenCustomer(shop);
    const ask = (channel_name?: string) =>
      client.post<{ data: { auth: string; user_data?: string } }>('/web/realtime_auth', {
        socket_id: SOCKET,
        channel_name,
      });
    const own = `private-customer.${customer.id}`;
    const signed = (text: string): string =>
      `${pusher.key}:${createHmac('sha256', pusher.secret).update(text).digest('hex')}`;
    expect((await ask(own)).body.data.auth).toBe(signed(`${SOCKET}:${own}`));
    expect((await ask(`private-customer.${other.customer.id}`)).status).toBe(403);
    expect((await ask('private-admin')).status).toBe(403);
    expect((await ask('presence-admin')).status).toBe(422);
    const { auth, user_data = '' } = (await ask()).body.data;
    expect(JSON.parse(user_data)).toMatchObject({ id: `customer:${customer.id}` });
    expect(auth).toBe(signed(`${SOCKET}::user::${user_data}`));
  });

  it('disconnect a customer on sign-out', async () => {
    const { client, customer } = await givenCustomer(shop);
    await client.get('/customer/auth/logout');
    await eventually(async () => expect(pusher.ended).toContain(`customer:${customer.id}`));
  });

  it('publish the public key to browsers, but not the secret', async () => {
    const { body, text } = await shop.client.get<{ data: { realtime_host: object } }>('/web/environment');
    expect(body.data.realtime_host).toMatchObject({ key: pusher.key, cluster: 'ap2' });
    expect(text).not.toContain(pusher.secret);
  });

  it('do not block requests while the provider is unavailable', async () => {
    const { client } = await givenCustomer(shop);
    const { vendor } = await givenVendor(shop);
    pusher.isAway = true;
    const sent = await client.post('/web/store_message', { vendor_id: vendor.id, message: 'Hi' });
    expect(sent.status).toBe(200);
  });
});
