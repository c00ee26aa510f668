import type { LiveTicket, StoredMessage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { BrowserSocket } from '../support/browser-socket';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer, givenAddress } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { type LiveShop, startLiveShop } from '../support/live-shop';
import { addToCart, buyAsGuest, givenMarket, pay, readyToPay } from '../support/ordering.factories';
import { givenVendor } from '../support/vendors.factories';

describe('live storefront events', () => {
  let live: LiveShop;
  let country_id: number;
  const sockets: BrowserSocket[] = [];

  beforeAll(async () => {
    live = await startLiveShop();
    ({ country_id } = await givenMarket(live.shop));
  });
  afterAll(async () => {
    sockets.forEach((socket) => socket.close());
    await live.close();
  });

  const ticketOf = async (client: Client): Promise<LiveTicket> =>
    (await client.get<{ data: LiveTicket }>('/web/realtime_ticket')).body.data;
  const open = async (token: string): Promise<BrowserSocket> => {
    const socket = await BrowserSocket.open(await live.shop.app.getUrl(), token);
    sockets.push(socket);
    return socket;
  };
  const listening = async (client: Client): Promise<BrowserSocket> => {
    const { ticket, channel } = await ticketOf(client);
    const socket = await open(ticket);
    expect(await socket.subscribe(channel)).toBe(true);
    return socket;
  };

  it('reach every open tab of both sides of a conversation, without the message text, and no other customer', async () => {
    const { client } = await givenCustomer(live.shop);
    const { client: seller, vendor, user } = await givenVendor(live.shop);
    const [tab, other] = [await listening(client), await listening(client)];
    const stranger = await listening((await givenCustomer(live.shop)).client);
    const vendorSocket = await live.listen(await live.tokenOf('vendor', user.email), `vendor.${vendor.id}`);
    const sent = await client.post<{ data: StoredMessage }>('/web/store_message', {
      vendor_id: vendor.id,
      message: 'A secret',
    });
    const { conversation_id, message } = sent.body.data;
    expect(await vendorSocket.hears(/message\.sent/)).toContain(`"message_id":${message.id}`);
    await seller.post('/vendor/messageTyping', { conversation_id });
    await seller.post('/vendor/readMessages', { conversation_id, message_id: message.id });
    for (const socket of [tab, other]) {
      expect(await socket.hears(/message\.typing/)).toContain('"author":"vendor"');
      expect(await socket.hears(/message\.read/)).toContain(`"message_id":${message.id}`);
    }
    expect([...tab.heard, ...vendorSocket.heard].join()).not.toContain('A secret');
    expect(stranger.heard.filter((frame) => frame.startsWith('42'))).toEqual([]);
  });

  it('require a ticket that is no access token and opens no other customer’s channel', async () => {
    const [ada, eve] = [await givenCustomer(live.shop), await givenCustomer(live.shop)];
    const { ticket } = await ticketOf(ada.client);
    expect((await live.shop.client.as({ token: ticket }).get('/web/customer_profile')).status).toBe(401);
    expect(await (await open(ticket)).subscribe(`customer.${eve.customer.id}`)).toBe(false);
    expect((await live.shop.client.get('/web/realtime_ticket')).status).toBe(401);
  });

  it('end when the customer signs out', async () => {
    const { client } = await givenCustomer(live.shop);
    const socket = await listening(client);
    await client.get('/customer/auth/logout');
    await expect(socket.closed).resolves.toBeUndefined();
    expect((await client.get('/web/realtime_ticket')).status).toBe(401);
  });

  it('notify a customer of order status changes and any visitor of a product’s stock changes', async () => {
    const { shop } = live;
    const { vendor } = await givenVendor(shop);
    const { client, customer } = await givenCustomer(shop);
    await givenAddress(shop, customer, { country_id });
    const { id, variants } = await givenProduct(shop, { vendor_id: vendor.id, stock: 5 });
    const variant = variants[0]?.id ?? 0;
    await addToCart(client, variant);
    const placed = await pay(client, await readyToPay(client, country_id));
    const order = placed.body.data.orders[0]?.id ?? 0;
    const socket = await listening(client);
    const admin = await givenAdmin(shop);
    await admin.post('/admin/changeOrderStatus', { order_id: order, state: 'processing' });
    expect(await socket.hears(/order\.moved/)).toContain(`"id":${order}`);

    const anybody = await open('');
    expect(await anybody.subscribe(`product.${id}`)).toBe(true);
    await buyAsGuest(shop, country_id, variant);
    const heard = await anybody.hears(/stock\.changed/);
    expect(heard).toContain(`"variants":[{"id":${variant},"available":3`);
    expect(await (await open('')).subscribe('product.0')).toBe(false);
  });
});
