import type { CouponFigures, CouponOrder, OrderExplanation, OrderRecord, WebCoupon } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import type { CouponShop } from '../support/coupons.factories';
import { startCouponShop, validateCoupon } from '../support/coupons.factories';
import { expectTied } from '../support/explanations';
import { next } from '../support/factories';
import { addToCart, guest } from '../support/ordering.factories';
import { givenVendor } from '../support/vendors.factories';

interface CouponRecord extends CouponFigures {
  id: number;
  code: string;
  vendor_id: number;
  used: number;
  status: string;
}
type One = { data: CouponRecord };

describe('a vendor’s own coupon', () => {
  let world: CouponShop;
  let client: Client;
  let stranger: Client;
  let vendor: number;
  let own: { id: number; variant: number };

  beforeAll(async () => {
    world = await startCouponShop();
    const owner = await givenVendor(world.shop);
    [client, vendor] = [owner.client, owner.vendor.id];
    stranger = (await givenVendor(world.shop)).client;
    const product = await givenProduct(world.shop, { stock: 500, price: 4000, vendor_id: vendor });
    own = { id: product.id, variant: product.variants[0]?.id ?? 0 };
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await world.admin.post('/admin/commissions', rule)).status).toBe(200);
  });
  afterAll(() => world.shop.close());

  const create = (facts: object = {}, by = client) =>
    by.post<One>('/vendor/coupons', {
      code: `OWN${next()}`,
      title: 'Own',
      type: 'percent',
      rate: '0.25',
      ...facts,
    });
  const made = async (facts: object = {}): Promise<CouponRecord> => {
    const answer = await create(facts);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  };
  /** A guest with the vendor's product and one of another vendor in the cart. */
  const withBoth = async (): Promise<Client> => {
    const buyer = guest(world.shop);
    await addToCart(buyer, own.variant);
    await addToCart(buyer, world.first.variant);
    return buyer;
  };

  it('is for its items only and paid by it, whatever the request says', async () => {
    expect((await create({ funded_by: 'platform' })).body.errors).toHaveProperty('funded_by');
    expect((await create({ vendor_id: world.first.vendor })).body.errors).toHaveProperty('vendor_id');
    expect((await create({ vendor_ids: [world.first.vendor] })).body.errors).toHaveProperty('vendor_ids');
    const { id } = await made();
    const seen = (await world.admin.get<{ data: object }>(`/admin/coupons/${id}`)).body.data;
    expect(seen).toMatchObject({ vendor_id: vendor, funded_by: 'vendor' });
  });

  it('names products of its own only, and keeps those that an operator has named', async () => {
    const foreign = await create({ product_ids: [own.id, world.first.product] });
    expect(foreign).toMatchObject({ status: 422, body: { errors: { product_ids: [expect.any(String)] } } });
    expect((await create({ excluded_product_ids: [world.first.product] })).status).toBe(422);
    const { id } = await made({ product_ids: [own.id] });
    const product_ids = [own.id, world.first.product];
    expect((await world.admin.put(`/admin/coupons/${id}`, { product_ids })).status).toBe(200);
    expect((await client.put(`/vendor/coupons/${id}`, { title: 'Kept', product_ids })).status).toBe(200);
    const excluded_product_ids = [world.second.product];
    expect((await client.put(`/vendor/coupons/${id}`, { excluded_product_ids })).body.errors).toHaveProperty(
      'excluded_product_ids',
    );
  });

  it('has a code that no other coupon of the shop has', async () => {
    const code = await world.coupon();
    expect(await create({ code: code.toLowerCase() })).toMatchObject({
      status: 409,
      body: { errors: { code: [expect.any(String)] } },
    });
  });

  it('is invisible to other vendors, as is one that the platform funds to its vendor', async () => {
    const { id, code } = await made();
    const platforms = await world.admin.post<One>('/admin/coupons', {
      code: `PLAT${next()}`,
      title: 'Campaign',
      type: 'free_shipping',
      vendor_id: vendor,
    });
    const other = platforms.body.data.id;
    for (const [by, coupon] of [[stranger, id] as const, [client, other] as const]) {
      expect((await by.get(`/vendor/coupons/${coupon}`)).status).toBe(404);
      expect((await by.put(`/vendor/coupons/${coupon}`, { title: 'Mine' })).status).toBe(404);
      expect((await by.put(`/vendor/coupons/updateStatus/${coupon}`, {})).status).toBe(404);
      expect((await by.delete(`/vendor/coupons/${coupon}`)).status).toBe(404);
      expect((await by.get(`/vendor/couponOrders/${coupon}`)).status).toBe(404);
      expect((await by.get(`/vendor/history/coupons/${coupon}`)).status).toBe(404);
    }
    expect((await world.admin.delete(`/admin/coupons/${other}`)).status).toBe(200);
    await client.post('/vendor/restore/coupons', { ids: [other] });
    expect((await world.admin.get(`/admin/coupons/${other}`)).status).toBe(404);
    const codes = async (by: Client, audience = 'vendor', filter = '{}'): Promise<string[]> => {
      const { body } = await by.get<{ coupons: { code: string }[] }>(`/${audience}/coupons?filter=${filter}`);
      return body.coupons.map((coupon) => coupon.code);
    };
    expect(await codes(stranger)).toEqual([]);
    expect(await codes(client)).toContain(code);
    expect(await codes(world.admin, 'admin', `{"vendor_id":${vendor}}`)).toContain(code);
  });

  it('is deactivated by an operator, and the vendor’s history shows who did it', async () => {
    const { id, code } = await made();
    expect((await world.admin.put(`/admin/coupons/updateStatus/${id}`, { status: 'inactive' })).status).toBe(
      200,
    );
    expect((await validateCoupon(await withBoth(), code)).body.code).toBe('coupon_unknown');
    const { body } = await client.get<{ history: { actor: object; changes?: object[] }[] }>(
      `/vendor/history/coupons/${id}`,
    );
    expect(JSON.stringify(body)).toContain('inactive');
    expect(JSON.stringify(body)).toContain('Test Admin');
  });

  it('takes its discount from the vendor’s earnings, and its use is shown with the orders', async () => {
    const stackable = true;
    const quarter = await made({ stackable });
    const freed = await made({ type: 'free_shipping', rate: null, stackable });
    const codes = [quarter.code, freed.code];
    const { orders } = await world.bought(await withBoth(), 'books@stoa.test', ...codes);
    const [order, other] = [
      orders.find((one) => one.vendor_id === vendor),
      orders.find((one) => one.vendor_id !== vendor),
    ];
    expect(order).toMatchObject({ discount: 1000, shipping: 500, shipping_discount: 500, total: 3000 });
    expect(other).toMatchObject({ discount: 0, shipping_discount: 0, coupons: [] });
    expect(order?.earnings.amount).toBe(3000 - 300);
    const explained = await client.get<{ data: OrderExplanation }>(`/vendor/explainOrder/${order?.id}`);
    expectTied(explained.body.data);
    expect(JSON.stringify(explained.body.data)).toContain('vendor_discount');
    const used = (await client.get<One>(`/vendor/coupons/${quarter.id}`)).body.data;
    expect(used).toMatchObject({ used: 1, discounts_given: [{ currency: 'USD', amount: 1000 }] });
    const listed = await client.get<{ orders: CouponOrder[]; total: number }>(
      `/vendor/couponOrders/${freed.id}`,
    );
    expect(listed.body).toMatchObject({
      total: 1,
      orders: [{ id: order?.id, number: order?.number, discount: 500, total: 3000, currency: 'USD' }],
    });
  });

  it('can be used again once the vendor’s order is cancelled, though another of the checkout remains', async () => {
    const { code, id } = await made({ limit_total: 1 });
    const { orders } = await world.bought(await withBoth(), 'part@stoa.test', code);
    expect((await validateCoupon(await withBoth(), code)).body.code).toBe('coupon_used_up');
    const cancel = (of: OrderRecord | undefined) =>
      world.admin.post('/admin/changeOrderStatus', { order_id: of?.id, state: 'cancelled' });
    expect((await cancel(orders.find((one) => one.vendor_id === vendor))).status).toBe(200);
    expect((await client.get<One>(`/vendor/coupons/${id}`)).body.data).toMatchObject({
      used: 0,
      discounts_given: [],
    });
    await world.bought(await withBoth(), 'part@stoa.test', code);
    expect((await cancel(orders.find((one) => one.vendor_id !== vendor))).status).toBe(200);
    expect((await client.get<One>(`/vendor/coupons/${id}`)).body.data.used).toBe(1);
  });

  it('is refused while its store sells nothing, and is listed publicly only while it does', async () => {
    const seller = await givenVendor(world.shop);
    const facts = { code: `SHUT${next()}`, title: 'Own', type: 'percent', rate: '0.25', is_public: true };
    const { code } = (await seller.client.post<One>('/vendor/coupons', facts)).body.data;
    const listed = async (query = ''): Promise<WebCoupon[]> => {
      const { data } = (await world.shop.client.get<{ data: WebCoupon[] }>(`/web/fetch_coupons${query}`))
        .body;
      return data.filter((one) => one.code === code);
    };
    const { id, store_name } = seller.vendor;
    expect(await listed(`?vendor_ids=${id}`)).toMatchObject([{ vendor_id: id, vendor_name: store_name }]);
    expect(await listed(`?vendor_ids=${vendor}`)).toEqual([]);
    const closed = { status: 'suspended' };
    expect((await world.admin.put(`/admin/vendors/updateStatus/${id}`, closed)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await validateCoupon(await withBoth(), code)).toMatchObject({
      status: 422,
      body: { code: 'coupon_store_closed', details: { coupon_code: code } },
    });
  });
});
