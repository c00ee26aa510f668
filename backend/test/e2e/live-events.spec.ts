import { Principals } from '../../src/kernel/access';
import { WriteRiderMessage } from '../../src/modules/messaging/rider-chat/write-rider-message';
import type { BrowserSocket } from '../support/browser-socket';
import { givenAdmin } from '../support/factories';
import { type LiveShop, startLiveShop } from '../support/live-shop';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import { givenRider } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('live events for operators', () => {
  let live: LiveShop;
  let shop: Shop;

  beforeAll(async () => {
    live = await startLiveShop();
    ({ shop } = live);
  });
  afterAll(() => live.close());

  /** Connects an operator with just these permissions to the operators’ channel. */
  const listening = async (...permissions: string[]): Promise<BrowserSocket> => {
    const admin = await givenAdmin(shop, permissions);
    const { email } = (await admin.get<{ data: { email: string } }>('/admin/auth/user')).body.data;
    return live.listen(await live.tokenOf('admin', email), 'admin');
  };

  it('reach only operators with permission to read their subject', async () => {
    const sales = await listening('orders.read');
    const dispatch = await listening('rider_messages.read');
    const { vendor } = await givenVendor(shop);
    const { country_id } = await givenMarket(shop);
    const rider = await givenRider(shop);

    const placed = await buyAsGuest(shop, country_id, await givenVariant(shop, vendor.id));
    await shop.app.get(WriteRiderMessage).fromRider(rider.id, { body: 'Flat tyre' });
    const order = await sales.hears(/order\.placed/);
    const message = await dispatch.hears(/rider\.message/);
    expect([order.includes(placed.group_number), message.includes('Flat tyre')]).toEqual([true, true]);
    // Both events have been delivered by now.
    expect(sales.heard.filter((frame) => frame.includes('rider.message'))).toEqual([]);
    expect(dispatch.heard.filter((frame) => frame.includes('order.placed'))).toEqual([]);
  });

  it('end for a socket that was still being authorised when its session ended', async () => {
    const admin = await givenAdmin(shop, ['orders.read']);
    const { email } = (await admin.get<{ data: { email: string } }>('/admin/auth/user')).body.data;
    const token = await live.tokenOf('admin', email);
    const source = shop.app.get(Principals).getSource('admin');
    const load = jest.spyOn(source, 'load').mockImplementationOnce(async (id) => {
      const principal = await source.load(id);
      const { status } = await shop.client.as({ token }).get('/admin/auth/logout');
      expect(status).toBe(200);
      return principal;
    });
    const socket = await live.listen(token, 'admin');
    await socket.closed;
    load.mockRestore();
  });
});
