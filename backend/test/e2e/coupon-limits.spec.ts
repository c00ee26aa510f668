import type { CouponShop } from '../support/coupons.factories';
import { startCouponShop, validateCoupon } from '../support/coupons.factories';
import { pay } from '../support/ordering.factories';

interface CouponRecord {
  id: number;
  code: string;
  used: number;
}

describe('the limits of a coupon', () => {
  let world: CouponShop;
  beforeAll(async () => (world = await startCouponShop()));
  afterAll(() => world.shop.close());

  const record = async (code: string): Promise<CouponRecord> => {
    const path = `/admin/coupons?filter={"q":"${code}"}`;
    const [found] = (await world.admin.get<{ coupons: CouponRecord[] }>(path)).body.coupons;
    if (!found) throw new Error(`There is no coupon ${code}`);
    return found;
  };
  const edit = async (code: string, facts: object) =>
    world.admin.put(`/admin/coupons/${(await record(code)).id}`, facts);

  it('can’t be set below its uses, but to them, which ends it', async () => {
    const code = await world.coupon();
    for (const email of ['one@stoa.test', 'two@stoa.test'])
      await world.bought(await world.withCart(), email, code);
    expect(await edit(code, { limit_total: 1 })).toMatchObject({
      status: 422,
      body: { errors: { limit_total: [expect.stringContaining('2')] } },
    });
    expect((await edit(code, { limit_total: 2 })).status).toBe(200);
    expect((await validateCoupon(await world.withCart(), code)).body.code).toBe('coupon_used_up');
  });

  it('are not reached by a code that takes nothing off', async () => {
    const facts = { type: 'free_shipping', rate: null, stackable: true, limit_total: 1 };
    const [first, second] = [await world.coupon(facts), await world.coupon(facts)];
    const { placed } = await world.bought(await world.withCart(), 'free@stoa.test', first, second);
    expect(placed.total).toBe(3500);
    expect([(await record(first)).used, (await record(second)).used]).toEqual([1, 0]);
    expect((await validateCoupon(await world.withCart(), second)).status).toBe(200);
  });

  it.each([
    ['deactivated', { status: 'inactive' }, 'coupon_unknown'],
    ['over', { ends_at: '2020-01-01T00:00:00Z' }, 'coupon_expired'],
    ['for more expensive carts', { min_spend: 999_900 }, 'coupon_min_spend'],
  ])('refuse an order whose code is %s since the buyer saw the total', async (_, facts, reason) => {
    const code = await world.coupon();
    const buyer = await world.withCart();
    const body = await world.priced(buyer, 'late@stoa.test', code);
    expect((await edit(code, facts)).status).toBe(200);
    expect(await pay(buyer, body)).toMatchObject({
      status: 422,
      body: { code: reason, details: { coupon_code: code } },
    });
    expect((await record(code)).used).toBe(0);
  });

  it('refuse an order whose code takes off less since the buyer saw the total, with the new total', async () => {
    const code = await world.coupon({ rate: '0.5' });
    const buyer = await world.withCart();
    const body = await world.priced(buyer, 'less@stoa.test', code);
    expect((await edit(code, { rate: '0.1' })).status).toBe(200);
    expect(await pay(buyer, body)).toMatchObject({
      status: 409,
      body: { code: 'total_changed', details: { total: 3500 - 350 + 1000 } },
    });
  });

  it('let one of two shoppers have the last use; the other keeps its cart and learns which code it was', async () => {
    const code = await world.coupon({ limit_total: 1 });
    const buyers = [await world.withCart(), await world.withCart()];
    const bodies = await Promise.all(
      buyers.map((buyer, n) => world.priced(buyer, `last${n}@stoa.test`, code)),
    );
    const answers = await Promise.all(bodies.map((body, n) => pay(buyers[n] ?? world.shop.client, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.findIndex(({ status }) => status !== 200);
    expect(answers[lost]?.body).toMatchObject({ details: { coupon_code: code } });
    const cart = await buyers[lost]?.get<{ data: { count: number } }>('/web/fetchCartItems');
    expect(cart?.body.data.count).toBe(2);
    expect((await record(code)).used).toBe(1);
  });
});
