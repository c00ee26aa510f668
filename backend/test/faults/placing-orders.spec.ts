import { Database } from '../../src/kernel/database';
import { StockMovement } from '../../src/modules/inventory';
import { Variant } from '../../src/modules/catalogue';
import { Order } from '../../src/modules/ordering';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';
import { givenVendor } from '../support/vendors.factories';

const BUYERS = 200;
const PIECES = 50;

describe('placing orders', () => {
  let shop: Shop;
  let country: number;
  let vendors: number[];

  beforeAll(async () => {
    // Without workers, whose SQL statements would be counted too.
    shop = await startShop({ STOA_ROLES: 'web' });
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
  });
  afterAll(() => shop.close());

  /**
   * Number of SQL statements of a buyer's first order: the minimum of several buyers, because concurrent
   * background work is counted too. A second flash-sale unit of the same buyer takes one statement more.
   */
  const fewestToPay = async (variants: number[], domain: string): Promise<number> => {
    const counts: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const buyer = guest(shop);
      for (const variant of variants) await addToCart(buyer, variant);
      const body = await readyToPay(buyer, country, `buyer${attempt}@${domain}`);
      const statements = await statementsOf(shop, async () =>
        expect((await pay(buyer, body)).status).toBe(200),
      );
      counts.push(statements.length);
    }
    return Math.min(...counts);
  };

  it(`sells exactly ${PIECES} of ${PIECES} units to ${BUYERS} concurrent buyers`, async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0, { stock: PIECES });
    const other = await givenVariant(shop, vendors[1] ?? 0, { stock: BUYERS });
    const ready = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) => {
        const buyer = guest(shop);
        // Half of the buyers add the items in the opposite order, which must not cause a deadlock.
        const wanted = index % 2 ? [variant, other] : [other, variant];
        for (const id of wanted) expect((await addToCart(buyer, id)).status).toBe(200);
        return { buyer, body: await readyToPay(buyer, country, `buyer${index}@stoa.test`) };
      }),
    );
    const answers = await Promise.all(ready.map(({ buyer, body }) => pay(buyer, body)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(PIECES);
    expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - PIECES);
    const { em } = shop.app.get(Database);
    const stocks = await em.find(Variant, { order: { id: 'ASC' }, where: [{ id: variant }, { id: other }] });
    expect(stocks).toMatchObject([
      { on_hand: 0, reserved: 0 },
      { on_hand: BUYERS - PIECES, reserved: 0 },
    ]);
    expect(await em.count(StockMovement, { where: { variant_id: variant, type: 'sale' } })).toBe(PIECES);
    expect(await em.count(Order)).toBe(2 * PIECES);
  }, 120_000);

  it('takes at most 12 SQL statements for two products of two vendors', async () => {
    const variants = [await givenVariant(shop, vendors[0] ?? 0), await givenVariant(shop, vendors[1] ?? 0)];
    expect(await fewestToPay(variants, 'counted.stoa.test')).toBeLessThanOrEqual(12);
  });

  it('takes two more SQL statements for a product in a flash sale', async () => {
    const admin = await givenAdmin(shop);
    const [plain, special] = [
      await givenVariant(shop, vendors[0] ?? 0),
      await givenVariant(shop, vendors[0] ?? 0),
    ];
    const now = Date.now();
    const window = { starts_at: new Date(now - 60_000), ends_at: new Date(now + 3_600_000) };
    const items = [{ variant_id: special, price: 700, quota: 9, per_customer: 3 }];
    const made = await admin.post('/admin/flash_sales', { title: 'Counted', ...window, items });
    expect(made.status).toBe(200);
    const without = await fewestToPay([plain], 'plain.stoa.test');
    expect((await fewestToPay([special], 'special.stoa.test')) - without).toBe(2);
  });

  it('takes at most 4 SQL statements to add a product to a cart', async () => {
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendors[0] ?? 0));
    const variant = await givenVariant(shop, vendors[1] ?? 0);
    const statements = await statementsOf(shop, () => addToCart(buyer, variant));
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});
