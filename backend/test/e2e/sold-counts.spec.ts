import type { ProductCard } from '@stoa/contracts';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import { givenPurchaseOf } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const MINUTE = 60_000;

describe('the order of popular products', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let market: Market;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    market = { shop, admin: await givenAdmin(shop), ...(await givenMarket(shop)) };
  });
  afterAll(() => shop.close());

  /** What the recurring job does within a minute. */
  async function aMinuteLater(): Promise<void> {
    clock.advance(MINUTE);
    await shop.app.get(OutboxDispatcher).drain();
  }

  async function popular(): Promise<number[]> {
    const { body } = await shop.client.get<{ data: { products: ProductCard[] } }>(
      '/web/shopFilterProducts?sort=popular',
    );
    return body.data.products.map(({ id }) => id);
  }

  it('follows sales by itself, shortly after their transactions', async () => {
    const { vendor } = await givenVendor(shop);
    const { product_id } = (await givenPurchaseOf(market, vendor.id)).line;
    await eventually(async () => expect((await popular())[0]).toBe(product_id));
  });

  it('follows what a killed process has left behind, by a job', async () => {
    const { vendor } = await givenVendor(shop);
    const { product_id } = (await givenPurchaseOf(market, vendor.id)).line;
    const database = shop.app.get(Database);
    const counted = async () => {
      const [entry] = await database.em.query('SELECT sold_count FROM shop_entries WHERE product_id = ?', [
        product_id,
      ]);
      return Number(entry.sold_count);
    };
    await eventually(async () => expect(await counted()).toBe(1));
    await database.tx((em) =>
      em.query('UPDATE shop_entries SET sold_count = 0 WHERE product_id = ?', [product_id]),
    );
    await aMinuteLater();
    expect(await counted()).toBe(1);
  });

  it('follows cancelled orders', async () => {
    const vendor_id = (await givenVendor(shop)).vendor.id;
    const cancelled = (await givenPurchaseOf(market, vendor_id, ['cancelled'])).line.product_id;
    const sold = (await givenPurchaseOf(market, vendor_id)).line.product_id;
    const both = async () => (await popular()).filter((id) => id === cancelled || id === sold);
    await eventually(async () => expect(await both()).toEqual([sold, cancelled]));
  });
});
