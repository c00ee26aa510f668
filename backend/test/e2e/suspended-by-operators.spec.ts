import type { ProductRecord } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin, next } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { csv, imported, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

type Switched = { status: string; is_suspended: boolean; allowed?: string[] };

describe('what an operator has switched off', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let vendor_id: number;
  let store: string;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop);
    admin = await givenAdmin(shop);
    const made = await givenVendor(shop);
    [vendor, vendor_id, store] = [made.client, made.vendor.id, made.vendor.store_name];
  });
  afterAll(() => shop.close());

  const audienceOf = (by: Client): 'admin' | 'vendor' => (by === admin ? 'admin' : 'vendor');
  const setStatus = (by: Client, path: string, id: number, status?: string): Promise<Answer> =>
    by.put(`/${audienceOf(by)}/${path}/updateStatus/${id}`, { status });
  const read = async <T = Switched>(by: Client, path: string, id: number): Promise<T> =>
    (await by.get<{ data: T }>(`/${audienceOf(by)}/${path}/${id}`)).body.data;

  /** Undoes an import. */
  const undone = async (by: Client, id: number): Promise<void> => {
    expect((await by.post(`/${audienceOf(by)}/undoImport/${id}`, {})).status).toBe(200);
    await settled(by, audienceOf(by), id, 'undone');
  };

  describe('as a coupon', () => {
    const REFUSED = {
      status: 409,
      body: { code: 'suspended_by_operator', error: expect.stringContaining('Only an operator') as string },
    };
    const given = async (): Promise<number> => {
      const facts = { code: `OFF${next()}`, title: 'Own', type: 'percent', rate: '0.25' };
      return (await vendor.post<{ data: { id: number } }>('/vendor/coupons', facts)).body.data.id;
    };

    it('is not activated by its vendor, by whatever call', async () => {
      const id = await given();
      expect((await setStatus(admin, 'coupons', id, 'inactive')).status).toBe(200);
      expect(await read(vendor, 'coupons', id)).toMatchObject({ is_suspended: true, allowed: [] });
      const refused = [
        await setStatus(vendor, 'coupons', id),
        await setStatus(vendor, 'coupons', id, 'active'),
        await vendor.put(`/vendor/coupons/${id}`, { status: 'active' }),
      ];
      expect(refused).toEqual(refused.map(() => expect.objectContaining({ status: 409 }) as object));
      expect(refused[0]).toMatchObject(REFUSED);
      expect((await vendor.put(`/vendor/coupons/${id}`, { is_suspended: false })).status).toBe(422);
      expect((await vendor.put(`/vendor/coupons/${id}`, { title: 'T', status: 'inactive' })).status).toBe(
        200,
      );
      expect((await vendor.delete(`/vendor/coupons/${id}`)).status).toBe(200);
      expect((await vendor.post('/vendor/restore/coupons', { ids: [id] })).status).toBe(200);
      expect(await setStatus(vendor, 'coupons', id, 'active')).toMatchObject(REFUSED);
    });

    it('belongs to its vendor again once an operator has activated it', async () => {
      const id = await given();
      expect((await admin.put(`/admin/coupons/${id}`, { status: 'inactive' })).status).toBe(200);
      expect(await read(vendor, 'coupons', id)).toMatchObject({ is_suspended: true, allowed: [] });
      expect((await setStatus(admin, 'coupons', id, 'active')).status).toBe(200);
      for (const status of ['inactive', 'active'])
        expect((await setStatus(vendor, 'coupons', id, status)).status).toBe(200);
      const coupon = await read(vendor, 'coupons', id);
      expect(coupon).toMatchObject({ status: 'active', is_suspended: false });
      expect(coupon).not.toHaveProperty('allowed');
    });

    it('stays off when its vendor saves it as active at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await given();
        await Promise.all([
          vendor.put(`/vendor/coupons/${id}`, { title: 'Mine', status: 'active' }),
          setStatus(admin, 'coupons', id, 'inactive'),
          setStatus(vendor, 'coupons', id, 'active'),
        ]);
        expect(await read(admin, 'coupons', id)).toMatchObject({ status: 'inactive', is_suspended: true });
      }
    });

    it('stays the vendor’s when the vendor has deactivated it and an operator only edits it', async () => {
      const id = await given();
      expect((await setStatus(vendor, 'coupons', id, 'inactive')).status).toBe(200);
      const edited = { title: 'Edited', status: 'inactive' };
      expect((await admin.put(`/admin/coupons/${id}`, edited)).status).toBe(200);
      expect((await setStatus(vendor, 'coupons', id, 'active')).status).toBe(200);
    });
  });

  describe('as a product', () => {
    const given = async (): Promise<number> => (await givenProduct(shop, { vendor_id })).id;
    const product = (id: number, by = vendor): Promise<ProductRecord & Switched> => read(by, 'products', id);
    const publicStatus = async (id: number): Promise<number> =>
      (await guest(shop).get(`/web/product/${id}`)).status;
    /** A file of one product with a status. */
    const table = async (id: number, status: string, by: Client): Promise<Buffer> => {
      const { slug, name, variants } = await product(id);
      const [{ sku, price } = { sku: '', price: 0 }] = variants;
      const header = ['handle', 'name', 'sku', 'price', 'status'];
      const row = [slug, name, sku ?? '', price / 100, status];
      return by === admin ? csv([...header, 'vendor'], [...row, store]) : csv(header, row);
    };

    it.each(['archived', 'rejected', 'draft'])(
      'goes from %s to its vendor’s shop by an operator’s approval only',
      async (status) => {
        const id = await given();
        expect((await setStatus(admin, 'products', id, status)).status).toBe(200);
        const allowed = status === 'archived' ? ['draft', 'pending'] : expect.arrayContaining(['pending']);
        expect(await product(id)).toMatchObject({
          status,
          is_suspended: true,
          needs_approval: true,
          allowed,
        });
        expect((await product(id)).allowed).not.toContain('active');
        if (status !== 'draft') expect((await setStatus(vendor, 'products', id, 'draft')).status).toBe(200);
        expect((await setStatus(vendor, 'products', id, 'active')).status).toBe(200);
        expect([(await product(id)).status, await publicStatus(id)]).toEqual(['pending', 404]);
        expect((await setStatus(admin, 'products', id, 'active')).status).toBe(200);
        for (const to of ['archived', 'active'])
          expect((await setStatus(vendor, 'products', id, to)).status).toBe(200);
        expect(await product(id)).toMatchObject({ status: 'active', is_suspended: false });
        expect(await publicStatus(id)).toBe(200);
      },
    );

    it('is submitted, not published, by its vendor’s file, and an operator’s file takes off sale too', async () => {
      const id = await given();
      await imported(admin, 'admin', await table(id, 'archived', admin));
      expect(await product(id)).toMatchObject({ status: 'archived', is_suspended: true });
      await imported(vendor, 'vendor', await table(id, 'active', vendor));
      expect([(await product(id)).status, await publicStatus(id)]).toEqual(['pending', 404]);
    });

    it('is on sale as before once the operator’s file is undone', async () => {
      const id = await given();
      const { id: file } = await imported(admin, 'admin', await table(id, 'archived', admin));
      await undone(admin, file);
      expect(await product(id)).toMatchObject({ status: 'active', is_suspended: false });
    });

    it('is not published by undoing a vendor’s own file', async () => {
      const id = await given();
      const { id: file } = await imported(vendor, 'vendor', await table(id, 'archived', vendor));
      for (const status of ['active', 'archived'])
        expect((await setStatus(admin, 'products', id, status)).status).toBe(200);
      await undone(vendor, file);
      expect([(await product(id)).status, await publicStatus(id)]).toEqual(['archived', 404]);
    });

    it('comes back from the trash as it was', async () => {
      const id = await given();
      expect((await setStatus(admin, 'products', id, 'archived')).status).toBe(200);
      expect((await vendor.delete(`/vendor/products/${id}`)).status).toBe(200);
      expect((await vendor.post('/vendor/restore/products', { ids: [id] })).status).toBe(200);
      expect((await setStatus(vendor, 'products', id)).status).toBe(200);
      expect((await product(id)).status).toBe('pending');
    });
  });
});
