import type { OrderState } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import { zones } from '../../src/modules/localisation';
import { taxClasses, taxRates } from '../../src/modules/taxation';
import { givenAdmin } from './factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from './ordering.factories';
import type { Shop } from './shop';
import { startShop } from './shop';
import { givenVendor } from './vendors.factories';

const DAY = 86_400_000;

/** A shop with some days of sales in three currencies, and access to its tables. */
export interface SellingShop {
  shop: Shop;
  admin: Client;
  vendors: { id: number; client: Client }[];
  /** First and last day of the reporting period; there are sales before it, too. */
  from: string;
  to: string;
  /** Queries the tables directly; engines may return numbers as strings. */
  sql<T>(statement: string, ...values: (string | number)[]): Promise<T[]>;
}

/**
 * Vendors with taxed products at odd prices, commissions and coupons; their orders are sold, cancelled,
 * refunded and awaiting payment.
 */
export async function givenSellingShop(now: Date): Promise<SellingShop> {
  const clock = new FixedClock(new Date(now.getTime() - 6 * DAY));
  const shop = await startShop({}, clock);
  const { country_id } = await givenMarket(shop);
  await givenTaxes(shop, country_id);
  const admin = await givenAdmin(shop);
  const commission = { name: 'Rule', type: 'percentage', rate: '0.1', scope: 'all' };
  await admin.post('/admin/commissions', commission);
  await admin.post('/admin/coupons', { code: 'TENTH', title: 'Tenth', type: 'percent', rate: '0.1' });
  await admin.post('/admin/coupons', { code: 'FREE', title: 'Free', type: 'free_shipping' });
  const vendors = [];
  const goods: number[] = [];
  for (const price of [1037, 2599, 333]) {
    const { client, vendor } = await givenVendor(shop);
    vendors.push({ id: vendor.id, client });
    goods.push(await givenVariant(shop, vendor.id, { price, stock: 500 }));
  }
  const buy = buyerOf(shop, country_id);
  for (let day = 6; day >= 0; day--) {
    clock.set(new Date(now.getTime() - day * DAY));
    await sellOneDay(buy, goods, await givenAdmin(shop), day);
  }
  const dayOf = (back: number): string => new Date(now.getTime() - back * DAY).toISOString().slice(0, 10);
  const sql = <T>(statement: string, ...values: (string | number)[]): Promise<T[]> =>
    shop.app.get(Database).em.query<T[]>(statement, values);
  return { shop, admin, vendors, from: dayOf(3), to: dayOf(0), sql };
}

type Buy = (
  goods: readonly number[],
  how: { currency?: string; coupon?: string; method?: string; pieces?: number },
) => Promise<number[]>;

/** Every currency, both coupons, several vendors per order; one order cancelled, one refunded, one unpaid. */
async function sellOneDay(buy: Buy, goods: number[], admin: Client, day: number): Promise<void> {
  const [one = 0, two = 0, three = 0] = goods;
  await buy([one, two], { coupon: 'TENTH' });
  await buy([one], { currency: 'JPY', pieces: 1 + (day % 3) });
  await buy([two, three], { currency: 'JPY', coupon: 'TENTH' });
  await buy([three, one], { currency: 'KWD' });
  await buy([three], { currency: 'KWD', coupon: 'FREE' });
  const move = (order_id: number | undefined, state: OrderState) =>
    admin.post('/admin/changeOrderStatus', { order_id, state, with_steps: true });
  const [cancelled] = await buy([two], { currency: 'KWD' });
  await move(cancelled, 'cancelled');
  const [refunded] = await buy([one], { currency: 'JPY', method: 'bank_transfer' });
  await move(refunded, 'placed');
  await move(refunded, 'cancelled');
  await buy([two], { method: 'bank_transfer' });
  const [shipped] = await buy([three], {});
  await move(shipped, 'shipped');
}

function buyerOf(shop: Shop, country_id: number): Buy {
  let buyers = 0;
  return async (goods, { currency = 'USD', coupon, method, pieces = 1 }) => {
    const client = guest(shop).as({ currency });
    for (const variant of goods) await addToCart(client, variant, pieces);
    const email = `buyer${++buyers % 5}@stoa.test`;
    const ready = await readyToPay(client, country_id, email, method);
    const codes = coupon ? { coupon_codes: [coupon] } : {};
    const address = ready.shipping_address;
    const { methods, payment_method } = ready;
    const request = { email, address, methods, payment_method, ...codes };
    const totals = await client.post<{ data: { total: number } }>('/web/validateShippingMethod', request);
    const paid = await pay(client, { ...ready, ...codes, expected_total: totals.body.data.total });
    if (paid.status !== 200) throw new Error(paid.text);
    return paid.body.data.orders.map(({ id }) => id);
  };
}

async function givenTaxes(shop: Shop, country_id: number): Promise<void> {
  const resourceService = shop.app.get(ResourceService);
  const members = [{ country_id }];
  const zone_id = await resourceService.store(zones).create({ name: 'Here', kind: 'tax', members }, {}, null);
  const tax_class_id = await resourceService
    .store(taxClasses)
    .create({ name: 'Standard', code: 'standard' }, {}, null);
  await resourceService.store(taxClasses).setDefault(tax_class_id, {}, null);
  const rate = { tax_class_id, zone_id, name: 'VAT 19%', rate: '0.19', on_shipping: true };
  await resourceService.store(taxRates).create(rate, {}, null);
}
