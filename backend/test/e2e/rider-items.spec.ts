import type { OwnDelivery } from '@stoa/contracts';
import { givenCustomer } from '../support/customers.factories';
import { givenSizes } from '../support/exchanges.factories';
import { addToCart, pay, readyToPay } from '../support/ordering.factories';
import { givenDeliveringShop, givenRiderAccount } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('the items that a rider brings', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('are named with their variants, so that those of one product are not mixed up', async () => {
    const { admin, country_id, offer } = await givenDeliveringShop(shop);
    const { vendor } = await givenVendor(shop);
    const { rider, client } = await givenRiderAccount(shop, admin);
    const { client: buyer } = await givenCustomer(shop);
    const { variants } = await givenSizes(shop, vendor.id);
    const [small = 0, large = 0] = variants;
    await addToCart(buyer, small);
    await addToCart(buyer, large, 2);
    const placed = (await pay(buyer, await readyToPay(buyer, country_id))).body.data;
    await offer(placed.orders[0]?.id ?? 0, rider.id);
    const { data } = (await client.get<{ data: OwnDelivery[] }>('/rider/deliveries')).body;
    expect(data[0]?.items).toEqual([
      { name: expect.stringMatching(/ \(s0\)$/), quantity: 1 },
      { name: expect.stringMatching(/ \(s1\)$/), quantity: 2 },
    ]);
  });
});
