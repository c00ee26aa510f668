import type { OwnDelivery, RiderDuty } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { DeliveringShop } from '../support/riders.factories';
import { givenDeliveringShop, givenRiderAccount } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

describe('what riders see of their earnings', () => {
  let shop: Shop;
  let delivering: DeliveringShop;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => shop.close());

  /** An order that a rider has brought. */
  async function delivered(rider_id: number): Promise<void> {
    const { id } = (await delivering.offer(await delivering.orderOf(vendor.id), rider_id)).body.data;
    for (const state of ['accepted', 'picked_up', 'in_transit', 'delivered'] as const)
      await delivering.step(id, state);
  }
  const earnings = async (by: Client) => (await by.get<Data<RiderDuty>>('/rider/duty')).body.data.earnings;
  const own = async (by: Client) => (await by.get<Data<OwnDelivery[]>>('/rider/deliveries')).body.data;

  it('is each delivery’s, and what is not paid out yet, also while a payout is under way', async () => {
    const paid = {
      vendor_id: vendor.id,
      bank_account: 'DE89 3704 0044 0532 0130 00',
      commission_type: 'fixed',
      commission_amount: 450,
    } as const;
    const { rider, client } = await givenRiderAccount(shop, delivering.admin, paid);
    await delivered(rider.id);
    expect(await own(client)).toMatchObject([
      { state: 'delivered', earning: { currency: 'USD', amount: 450 } },
    ]);
    await delivered(rider.id);
    expect(await earnings(client)).toEqual([{ currency: 'USD', amount: 900 }]);
    const body = { rider_id: rider.id, amount: 400 };
    const requested = await vendor.client.post('/vendor/createRiderPayoutRequest', body);
    expect(requested.status).toBe(200);
    expect(await earnings(client)).toEqual([{ currency: 'USD', amount: 900 }]);
  });

  it('is nothing for riders whom the shop pays in another way', async () => {
    const { rider, client } = await givenRiderAccount(shop, delivering.admin);
    await delivered(rider.id);
    expect(await own(client)).toMatchObject([{ earning: { amount: 0 } }]);
    expect(await earnings(client)).toEqual([]);
  });
});
