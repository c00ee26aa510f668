import type { OrderRecord } from '@stoa/contracts';
import { Database } from '../../src/kernel/database';
import { OrderLine } from '../../src/modules/ordering';
import type { CouponShop } from '../support/coupons.factories';
import { startCouponShop } from '../support/coupons.factories';
import { addToCart, givenVariant, guest } from '../support/ordering.factories';
import { givenVendor } from '../support/vendors.factories';

describe('commission on a sale', () => {
  let world: CouponShop;
  beforeAll(async () => {
    world = await startCouponShop();
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await world.admin.post('/admin/commissions', rule)).status).toBe(200);
  });
  afterAll(() => world.shop.close());

  const buy = async (email: string, ...codes: string[]): Promise<OrderRecord[]> =>
    (await world.bought(await world.withCart(), email, ...codes)).orders;

  it('is calculated from the item prices and stored with each order line', async () => {
    const orders = await buy('plain@stoa.test');
    expect(orders.map(({ commission }) => commission)).toEqual([
      { base: 1000, amount: 100 },
      { base: 2500, amount: 250 },
    ]);
    const { em } = world.shop.app.get(Database);
    const [line] = await em.find(OrderLine, { where: { order_id: orders[0]?.id } });
    expect(line?.commission).toMatchObject({ rule: 'Tenth', rate: '0.1', base: 1000, amount: 100 });
  });

  it('is not reduced by a platform-funded discount', async () => {
    const code = await world.coupon({ rate: '0.5' });
    const orders = await buy('platform@stoa.test', code);
    expect(orders.map(({ discount, commission }) => [discount, commission?.base])).toEqual([
      [500, 1000],
      [1250, 2500],
    ]);
  });

  it('is reduced by a vendor-funded discount, not by a platform-funded one beside it', async () => {
    const own = { vendor_id: world.second.vendor, funded_by: 'vendor', stackable: true };
    const vendors = await world.coupon({ ...own, rate: '0.2' });
    const platforms = await world.coupon({ rate: '0.1', stackable: true });
    const orders = await buy('both@stoa.test', vendors, platforms);
    expect(orders.map(({ commission }) => commission)).toEqual([
      { base: 1000, amount: 100 },
      { base: 2000, amount: 200 },
    ]);
  });

  it('includes shipping if the rule says so, less vendor-funded free shipping', async () => {
    const { second, admin } = world;
    const rule = {
      name: 'With shipping',
      type: 'percentage',
      rate: '0.1',
      scope: 'vendor',
      vendor_id: second.vendor,
    };
    const made = await admin.post<{ data: { id: number } }>('/admin/commissions', {
      ...rule,
      include_shipping: true,
      position: 1,
    });
    expect((await buy('shipped@stoa.test')).map(({ commission }) => commission?.base)).toEqual([1000, 3000]);
    const freed = await world.coupon({
      type: 'free_shipping',
      vendor_id: second.vendor,
      funded_by: 'vendor',
    });
    expect((await buy('freed@stoa.test', freed)).map(({ commission }) => commission?.base)).toEqual([
      1000, 2500,
    ]);
    await admin.delete(`/admin/commissions/${made.body.data.id}`);
    const [, order] = await buy('after@stoa.test');
    expect(order?.commission?.base).toBe(2500);
  });

  it('leaves the net earnings shown on the order, which the vendor has earned after delivery', async () => {
    const { shop, admin } = world;
    const { client, vendor } = await givenVendor(shop);
    const methods = await admin.get<{ payment_methods: { id: number; code: string }[] }>(
      '/admin/payment_methods',
    );
    const cash = methods.body.payment_methods.find(({ code }) => code === 'cash_on_delivery')?.id;
    expect((await admin.put(`/admin/payment_methods/${cash}`, { fee: 150 })).status).toBe(200);
    const codes = [
      await world.coupon({ rate: '0.2', stackable: true, vendor_id: vendor.id, funded_by: 'vendor' }),
      await world.coupon({ rate: '0.1', stackable: true }),
    ];
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor.id, { price: 4000 }));
    const [order] = (await world.bought(buyer, 'net@stoa.test', ...codes)).orders;
    const { total = 0, payment_fee, discount, commission } = order ?? {};
    const platform_discounts = (discount ?? 0) - 800;
    expect([payment_fee, commission?.amount, platform_discounts > 0]).toEqual([150, 320, true]);
    const net = total - 150 + platform_discounts - 320;
    expect(order?.earnings).toMatchObject({ row: 'earning', amount: net });
    expect(order?.earnings.parts.map(({ row, amount }) => [row, amount])).toEqual([
      ['buyer_pays', total],
      ['payment_fee_kept', -150],
      ['platform_discounts', platform_discounts],
      ['commission', -320],
    ]);
    for (const state of ['processing', 'ready', 'shipped', 'delivered'])
      await admin.post('/admin/changeOrderStatus', { order_id: order?.id, state });
    const balance = await client.get<{ data: { available: number } }>('/vendor/getPayoutBalance');
    expect(balance.body.data.available).toBe(net);
    const own = await client.get<{ data: OrderRecord }>(`/vendor/orders/${order?.id}`);
    expect(own.body.data.earnings).toEqual(order?.earnings);
  });
});
