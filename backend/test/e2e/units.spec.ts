import { Database } from '../../src/kernel/database';
import { Unit } from '../../src/modules/catalogue';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenAdmin } from '../support/factories';
import type { Client } from '@stoa/testing';

describe('units', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('are created, read with their translations, updated and deleted', async () => {
    const created = await admin.post<{ data: { id: number } }>('/admin/units', {
      name: 'Kilogram',
      symbol: 'kg',
      dimension: 'mass',
      translations: { ar: { name: 'كيلوغرام' } },
    });
    expect(created.status).toBe(200);
    const { id } = created.body.data;
    const one = await admin.get(`/admin/units/${id}`);
    expect(one.body).toMatchObject({
      data: { name: 'Kilogram', factor: '1', translations: { ar: { name: 'كيلوغرام' } } },
    });
    const arabic = await admin.as({ language: 'ar' }).get<{ units: { name: string }[] }>('/admin/units');
    expect(arabic.body.units[0]?.name).toBe('Kilogram');
    await admin.put(`/admin/units/${id}`, { name: 'Kilo', decimals: 3 });
    const list = await admin.get<{ units: object[]; total: number }>('/admin/units?filter={"q":"kilo"}');
    expect(list.body).toMatchObject({
      state: 'success',
      total: 1,
      units: [{ id, name: 'Kilo', decimals: 3 }],
    });
    expect(list.headers['content-range']).toBe('units 0-0/1');
    const removed = await admin.delete<{ units: object[] }>(`/admin/units/${id}`);
    expect(removed.body).toMatchObject({ state: 'success', units: [], total: 0 });
  });

  it('invalid and unknown fields are named in the errors, and nothing is saved', async () => {
    const answer = await admin.post('/admin/units', { name: '', symbol: 5, decimals: 99, colour: 'red' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['colour', 'decimals', 'name', 'symbol']);
    expect((await admin.get<{ total: number }>('/admin/units')).body.total).toBe(0);
  });

  it('responds 409 naming the duplicate field, or the records that prevent deletion', async () => {
    const base = await admin.post<{ data: { id: number } }>('/admin/units', { name: 'Gram', symbol: 'g' });
    const twice = await admin.post('/admin/units', { name: 'Gramme', symbol: 'g' });
    expect(twice).toMatchObject({
      status: 409,
      body: { code: 'duplicate', errors: { symbol: [expect.any(String)] } },
    });
    await admin.post('/admin/units', { name: 'Tonne', symbol: 't', base_id: base.body.data.id });
    const answer = await admin.delete(`/admin/units/${base.body.data.id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        error: 'This is still used by units (1: Tonne) and can’t be deleted.',
        details: { used_by: [{ table: 'units', count: 1 }] },
      },
    });
  });

  it('status updates return the filtered list', async () => {
    const made = await admin.post<{ data: { id: number } }>('/admin/units', { name: 'Metre', symbol: 'm' });
    const { id } = made.body.data;
    const answer = await admin.put(`/admin/units/updateStatus/${id}`, {
      status: 'inactive',
      filterData: { filter: { status: 'inactive' } },
    });
    expect(answer.body).toMatchObject({ state: 'success', total: 1, units: [{ id, status: 'inactive' }] });
  });

  it('respond 401 to guests, 404 for unknown ids and 422 for invalid sort fields', async () => {
    expect((await shop.client.get('/admin/units')).status).toBe(401);
    expect((await admin.get('/admin/units/99999')).status).toBe(404);
    expect((await admin.get('/admin/units/-1')).status).toBe(404);
    expect((await admin.get('/admin/units?sort=["password","ASC"]')).status).toBe(422);
  });

  it('are paginated in a stable order beyond the first 1000 rows', async () => {
    const now = new Date();
    const row = {
      symbol: 'x',
      dimension: 'count' as const,
      factor: '1',
      decimals: 0,
      created_at: now,
      updated_at: now,
    };
    const many = Array.from({ length: 1100 }, (_, n) => ({
      ...row,
      name: `Deep ${(n * 613) % 1100}`,
      symbol: `d${n}`,
    }));
    await shop.app.get(Database).tx(async (em) => {
      for (let at = 0; at < many.length; at += 100) await em.insert(Unit, many.slice(at, at + 100));
    });
    const page = async (from: number, to: number): Promise<string[]> => {
      const query = `sort=["name","DESC"]&range=[${from},${to}]&filter={"q":"Deep"}`;
      const { body } = await admin.get<{ units: { name: string }[] }>(`/admin/units?${query}`);
      return body.units.map(({ name }) => name);
    };
    const lines = [...(await page(0, 999)), ...(await page(1000, 1099))];
    expect(lines).toHaveLength(1100);
    expect(await page(1005, 1009)).toEqual(lines.slice(1005, 1010));
    expect(new Set(lines).size).toBe(1100);
  });
});
