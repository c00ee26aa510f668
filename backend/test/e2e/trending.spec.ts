import type { ProductCard } from '@stoa/contracts';
import { FixedClock } from '../../src/kernel/clock';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import { givenPurchaseOf } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const DAY = 86_400_000;

describe('trending products', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let market: Market;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    market = { shop, admin: await givenAdmin(shop), ...(await givenMarket(shop)) };
  });
  afterAll(() => shop.close());

  it('list products sold in the last 30 days first, then those sold earlier, then the others', async () => {
    const vendor_id = (await givenVendor(shop)).vendor.id;
    const bought = async (states?: string[]): Promise<number> =>
      (await givenPurchaseOf(market, vendor_id, states)).line.product_id;
    const longAgo = [await bought(), await bought()];
    await workDone(shop, clock.now());
    clock.advance(31 * DAY);
    market.admin = await givenAdmin(shop);
    const [recent, cancelled] = [await bought(), await bought(['cancelled'])];
    // The index may have taken the sale in before the cancellation, which it takes in within a second.
    await eventually(async () => {
      const { body } = await shop.client.get<{ data: ProductCard[] }>('/web/trending_products_web');
      const ids = body.data.map(({ id }) => id);
      expect(ids[0]).toBe(recent);
      expect(ids.slice(1, 3).sort()).toEqual(longAgo.sort());
      expect(ids.indexOf(cancelled)).toBe(3);
    });
  });
});
