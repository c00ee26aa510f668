import type { Client } from '@stoa/testing';
import { In, Not } from 'typeorm';
import { Database } from '../../src/kernel/database';
import { Admin } from '../../src/modules/identity';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenLanguage } from '../support/localisation.factories';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Row = { id: number; is_default: boolean } & Record<string, unknown>;

const ROUNDS = 8;

describe('concurrent edits by two operators', () => {
  let shop: Shop;
  let admin: Client;
  let other: Client;

  beforeAll(async () => {
    shop = await startShop();
    [admin, other] = [await givenAdmin(shop), await givenAdmin(shop)];
  });
  afterAll(() => shop.close());

  const read = async (path: string, id: number): Promise<Row> =>
    (await admin.get<{ data: Row }>(`/admin/${path}/${id}`)).body.data;
  const defaults = async (path: string, ids: number[]): Promise<number[]> => {
    const rows = await Promise.all(ids.map((id) => read(path, id)));
    return rows.filter((row) => row.is_default).map(({ id }) => id);
  };

  it('cannot combine into a record that fails validation', async () => {
    await givenMarket(shop);
    const { body } = await admin.get<{ payment_methods: Row[] }>('/admin/payment_methods');
    const id = body.payment_methods[0]?.id ?? 0;
    for (let round = 0; round < ROUNDS; round++) {
      await admin.put(`/admin/payment_methods/${id}`, { min_amount: 10, max_amount: 100 });
      const answers = await Promise.all([
        admin.put(`/admin/payment_methods/${id}`, { min_amount: 60 }),
        other.put(`/admin/payment_methods/${id}`, { max_amount: 50 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('leave exactly one default record', async () => {
    const rows = await Promise.all(['es', 'ar', 'hi'].map((code) => givenLanguage(shop, { code })));
    const ids = rows.map(({ id }) => id);
    for (let round = 0; round < ROUNDS; round++) {
      const [first = 0, second = 0] = round % 2 ? ids : [...ids].reverse();
      await Promise.all([
        admin.put(`/admin/languages/updateDefault/${first}`),
        other.put(`/admin/languages/updateDefault/${second}`),
      ]);
      const now = await defaults('languages', ids);
      expect(now).toHaveLength(1);
      expect([first, second]).toContain(now[0]);
    }
  });

  it('either set a record as the default or delete it, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await givenCurrency(shop, { code: `XA${String.fromCharCode(65 + round)}` });
      const [chosen, deleted] = await Promise.all([
        admin.put(`/admin/currencies/updateDefault/${id}`),
        other.delete(`/admin/currencies/${id}`),
      ]);
      expect([chosen.status, deleted.status]).toEqual(chosen.status === 200 ? [200, 409] : [404, 200]);
    }
  });

  it('cannot deactivate the last super administrator', async () => {
    const database = shop.app.get(Database);
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = [await givenAdmin(shop), await givenAdmin(shop)];
      const [last, first] = await database.em.find(Admin, { order: { id: 'DESC' }, take: 2 });
      const ids = [first?.id ?? 0, last?.id ?? 0];
      await database.tx((em) => em.update(Admin, { id: Not(In(ids)) }, { status: 'inactive' }));
      await Promise.all([
        one.put(`/admin/admins/updateStatus/${ids[1]}`, { status: 'inactive' }),
        two.put(`/admin/admins/updateStatus/${ids[0]}`, { status: 'inactive' }),
      ]);
      expect(await database.em.countBy(Admin, { status: 'active' })).toBe(1);
    }
  });
});
