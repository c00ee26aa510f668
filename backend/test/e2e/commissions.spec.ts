import type { VendorCommission } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { givenCurrency } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Rule {
  id: number;
  name: string;
  position: number;
}
interface Data<T> {
  data: T;
}

describe('commission rules', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
  });
  afterAll(() => shop.close());

  const add = (input: object) =>
    admin.post<Data<Rule>>('/admin/commissions', {
      name: 'Rule',
      type: 'percentage',
      rate: '0.1',
      scope: 'all',
      ...input,
    });
  const names = async (): Promise<string[]> => {
    const { commissions } = (await admin.get<{ commissions: Rule[] }>('/admin/commissions')).body;
    expect(commissions.map(({ position }) => position)).toEqual(commissions.map((_, index) => index + 1));
    return commissions.map(({ name }) => name);
  };

  it('keep consecutive positions when rules are added, moved and deleted', async () => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await add({ name })).body.data.id);
    expect(await names()).toEqual(['A', 'B', 'C']);
    await admin.put(`/admin/commissions/${ids[2]}`, { position: 1 });
    expect(await names()).toEqual(['C', 'A', 'B']);
    await add({ name: 'D', position: 2 });
    expect(await names()).toEqual(['C', 'D', 'A', 'B']);
    await admin.put(`/admin/commissions/${ids[0]}`, { position: 99 });
    await admin.delete(`/admin/commissions/${ids[2]}`);
    expect(await names()).toEqual(['D', 'B', 'A']);
  });

  it('use the default currency, clear values of a former type or scope, and report invalid fields', async () => {
    const { vendor } = await givenVendor(shop);
    const made = await add({
      type: 'combined',
      fixed: 50,
      scope: 'vendor',
      vendor_id: vendor.id,
      min: 10,
      max: 900,
    });
    expect(made.body.data).toMatchObject({ currency: 'USD', fixed: 50, vendor_id: vendor.id });
    const { id } = made.body.data;
    const changed = await admin.put(`/admin/commissions/${id}`, { type: 'percentage', scope: 'all' });
    expect(changed.body.data).toMatchObject({ fixed: null, vendor_id: null, rate: '0.1' });
    const wrong = await add({ rate: '1.2', currency: 'XXX', scope: 'product', min: 9, max: 8 });
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['rate']);
    const worse = await add({ currency: 'XXX', scope: 'product', min: 9, max: 8 });
    expect(Object.keys(worse.body.errors ?? {}).sort()).toEqual(['currency', 'max', 'product_id']);
  });

  it('refuse a rule for one vendor as the default', async () => {
    const { vendor } = await givenVendor(shop);
    const { id } = (await add({ scope: 'vendor', vendor_id: vendor.id })).body.data;
    expect(await admin.put(`/admin/commissions/updateDefault/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'not_for_all' },
    });
  });

  it('apply to a vendor by agreement first, else by position, and cannot be deleted while agreed', async () => {
    const { vendor } = await givenVendor(shop);
    const usual = async () => {
      const { data } = (await admin.get<Data<VendorCommission>>(`/admin/vendorCommission/${vendor.id}`)).body;
      return [data.because, data.rule?.name];
    };
    await add({ name: 'Everybody', position: 1 });
    expect(await usual()).toEqual(['list', 'Everybody']);
    await add({ name: 'Its own', scope: 'vendor', vendor_id: vendor.id, position: 1 });
    expect(await usual()).toEqual(['list', 'Its own']);
    const agreed = (await add({ name: 'Founders', rate: '0.05' })).body.data.id;
    expect((await admin.put(`/admin/vendors/${vendor.id}`, { commission_id: agreed })).status).toBe(200);
    expect(await usual()).toEqual(['agreed', 'Founders']);
    expect((await admin.delete(`/admin/commissions/${agreed}`)).status).toBe(409);
    expect((await admin.get('/admin/vendorCommission/999999')).status).toBe(404);
    await admin.put(`/admin/vendors/${vendor.id}`, { commission_id: null });
    expect((await admin.delete(`/admin/commissions/${agreed}`)).status).toBe(200);
  });

  it('are deleted with their vendor, which can neither see nor set its agreed rule', async () => {
    const { client, vendor } = await givenVendor(shop);
    const own = (await add({ name: 'Gone', scope: 'vendor', vendor_id: vendor.id })).body.data.id;
    await admin.put(`/admin/vendors/${vendor.id}`, { commission_id: own });
    const store = await client.get<Data<object>>('/vendor/getVendorStore');
    expect(store.body.data).not.toHaveProperty('commission_id');
    expect((await client.post('/vendor/createOrUpdateVendorStore', { commission_id: own })).status).toBe(422);
    expect((await admin.delete(`/admin/vendors/${vendor.id}`)).status).toBe(200);
    expect(await names()).not.toContain('Gone');
  });
});
