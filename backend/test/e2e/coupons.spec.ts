import type { CheckoutTotals, CouponAnswer, CustomerOrder, ExecutePayment } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Coupon, CouponRedemption } from '../../src/modules/promotions';
import { givenAdmin, next } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('a coupon', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let goods: [number, number];

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    const [a, b] = [(await givenVendor(shop)).vendor, (await givenVendor(shop)).vendor];
    goods = [
      await givenVariant(shop, a.id, { price: 1000, stock: 500 }),
      await givenVariant(shop, b.id, { price: 2500, stock: 500 }),
    ];
  });
  afterAll(() => shop.close());

  async function givenCoupon(facts: object): Promise<string> {
    const code = `TEST${next()}`;
    const answer = await admin.post('/admin/coupons', {
      code,
      title: 'Test',
      type: 'percent',
      rate: '0.1',
      ...facts,
    });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return code;
  }

  async function withCart(): Promise<Client> {
    const buyer = guest(shop);
    for (const id of goods) await addToCart(buyer, id);
    return buyer;
  }

  async function priced(buyer: Client, email: string, coupon_code: string): Promise<ExecutePayment> {
    const ready = await readyToPay(buyer, country, email);
    const { methods, shipping_address: address } = ready;
    const totals = await buyer.post<{ data: CheckoutTotals }>('/web/validateShippingMethod', {
      email,
      address,
      methods,
      coupon_code,
    });
    expect(totals.status).toBe(200);
    return { ...ready, coupon_code, expected_total: totals.body.data.total };
  }

  const ask = (buyer: Client, coupon_code: string, email?: string): Promise<Answer<{ data: CouponAnswer }>> =>
    buyer.post<{ data: CouponAnswer }>('/web/validateCouponCode', { coupon_code, ...(email && { email }) });

  it('takes its share off every vendor’s goods, and each order still adds up', async () => {
    const code = await givenCoupon({});
    const buyer = await withCart();
    expect((await ask(buyer, code.toLowerCase())).body.data).toMatchObject({
      code,
      discount: 350,
      currency: 'USD',
    });
    const paid = await pay(buyer, await priced(buyer, 'ada@stoa.test', code));
    expect(paid).toMatchObject({ status: 200, body: { data: { total: 3500 - 350 + 1000 } } });
    const { orders } = paid.body.data;
    const totals = await Promise.all(
      orders.map(
        async ({ id }) => (await admin.get<{ data: CustomerOrder }>(`/admin/orders/${id}`)).body.data,
      ),
    );
    expect(totals.map((order) => order.discount)).toEqual([100, 250]);
    for (const { items, discount, shipping, tax, total } of totals)
      expect(total).toBe(items - discount + shipping + tax);
  });

  it.each([
    ['is not known', {}, 'NO-SUCH-CODE', /not known/],
    ['has expired', { ends_at: '2020-01-01T00:00:00Z' }, null, /expired/],
    ['is not valid yet', { starts_at: '2999-01-01T00:00:00Z' }, null, /not valid yet/],
    ['asks for more goods', { min_spend: 999_900 }, null, /cost less/],
  ])('that %s is refused with the reason', async (_, facts, other, reason) => {
    const code = other ?? (await givenCoupon(facts));
    const answer = await ask(await withCart(), code);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.coupon_code?.[0]).toMatch(reason);
  });

  it('is used once by each buyer when it says so, guests counted by their address', async () => {
    const code = await givenCoupon({ limit_per_customer: 1 });
    const first = await withCart();
    expect((await pay(first, await priced(first, 'grace@stoa.test', code))).status).toBe(200);
    const again = await ask(await withCart(), code, 'Grace@STOA.test');
    expect(again.body.errors?.coupon_code?.[0]).toMatch(/already/);
  });

  it('is never used more often than its limit, however many buy at once', async () => {
    const code = await givenCoupon({ limit_total: 5 });
    const buyers = await Promise.all(Array.from({ length: 25 }, withCart));
    const bodies = await Promise.all(buyers.map((buyer, n) => priced(buyer, `buyer${n}@stoa.test`, code)));
    const answers = await Promise.all(buyers.map((buyer, n) => pay(buyer, bodies[n] as ExecutePayment)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { em } = shop.app.get(Database);
    const coupon = await em.findOneByOrFail(Coupon, { code });
    expect(coupon.used).toBe(5);
    expect(await em.count(CouponRedemption, { where: { coupon_id: coupon.id } })).toBe(5);
  });

  it('needs the value that its kind asks for', async () => {
    const answer = await admin.post('/admin/coupons', { code: 'NOVALUE', title: 'x', type: 'fixed_cart' });
    expect(answer.body.errors).toEqual({ amount: ['is required'] });
  });
});
