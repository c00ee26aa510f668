import type { SignInAnswer } from '@stoa/contracts';
import { WriteRiderMessage } from '../../src/modules/messaging/rider-chat/write-rider-message';
import { BrowserSocket } from '../support/browser-socket';
import { givenAdmin, PASSWORD } from '../support/factories';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import { givenRider } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('live events', () => {
  let shop: Shop;
  const sockets: BrowserSocket[] = [];

  beforeAll(async () => {
    shop = await startShop();
    await shop.app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    sockets.forEach((socket) => socket.close());
    await shop.close();
  });

  /** An operator with just these permissions, who listens to what operators are told. */
  const listening = async (...permissions: string[]): Promise<BrowserSocket> => {
    const admin = await givenAdmin(shop, permissions);
    const { email } = (await admin.get<{ data: { email: string } }>('/admin/auth/user')).body.data;
    const input = { email, password: PASSWORD };
    const { body } = await shop.client.post<{ data: SignInAnswer }>('/admin/auth/login', input);
    const socket = await BrowserSocket.open(await shop.app.getUrl(), body.data.token);
    sockets.push(socket);
    expect(await socket.subscribe('admin')).toBe(true);
    return socket;
  };

  it('reach those operators alone who may read what they are about', async () => {
    const sales = await listening('orders.read');
    const dispatch = await listening('rider_messages.read');
    const { vendor } = await givenVendor(shop);
    const { country_id } = await givenMarket(shop);
    const rider = await givenRider(shop);

    const placed = await buyAsGuest(shop, country_id, await givenVariant(shop, vendor.id));
    await shop.app.get(WriteRiderMessage).fromRider(rider.id, 'Flat tyre');
    const order = await sales.hears(/order\.placed/);
    const message = await dispatch.hears(/rider\.message/);
    expect([order.includes(placed.group_number), message.includes('Flat tyre')]).toEqual([true, true]);
    // Each has heard the younger of both events, or one sent after it, by now.
    expect(sales.heard.filter((frame) => frame.includes('rider.message'))).toEqual([]);
    expect(dispatch.heard.filter((frame) => frame.includes('order.placed'))).toEqual([]);
  });
});
