import type { ProductDetail } from '@stoa/contracts';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Variant } from '../../src/modules/catalogue';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const DAY = 86_400_000;

describe('the quota of a flash sale', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({}, clock);
  });
  afterAll(() => shop.close());

  it('gets back the units of an order that expired unpaid', async () => {
    const { country_id } = await givenMarket(shop);
    const variant_id = await givenVariant(shop, (await givenVendor(shop)).vendor.id, { price: 1000 });
    const ends_at = new Date(clock.now().getTime() + 30 * DAY).toISOString();
    const items = [{ variant_id, price: 600, quota: 2, per_customer: 2 }];
    const sale = { title: 'Long sale', starts_at: clock.now().toISOString(), ends_at, items };
    const admin = await givenAdmin(shop);
    expect((await admin.post('/admin/flash_sales', sale)).status).toBe(200);
    const { product_id } = await shop.app.get(Database).em.findOneByOrFail(Variant, { id: variant_id });
    const price = async () =>
      (await shop.client.get<{ data: ProductDetail }>(`/web/product/${product_id}`)).body.data.variants[0]
        ?.price;
    const order = async () => {
      const buyer = guest(shop);
      await addToCart(buyer, variant_id, 2);
      const ready = await readyToPay(buyer, country_id, 'slow@stoa.test', 'bank_transfer');
      return (await pay(buyer, ready)).status;
    };
    await eventually(async () => expect(await price()).toBe(600));
    expect(await order()).toBe(200);
    await eventually(async () => expect(await price()).toBe(1000));
    clock.advance(8 * DAY);
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await price()).toBe(600));
    expect(await order()).toBe(200);
  });
});
