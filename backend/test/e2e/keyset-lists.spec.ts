import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Unit {
  id: number;
  name: string;
  version: number;
  created_at: string;
}

describe('pages after a row', () => {
  const clock = new FixedClock(new Date('2026-03-01T10:00:00Z'));
  let shop: Shop;
  let admin: Client;
  const ids: number[] = [];

  beforeAll(async () => {
    shop = await startShop({}, clock);
    admin = await givenAdmin(shop);
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
      // Two units each have the same moment.
      if (ids.length % 2 === 0) clock.advance(1000);
      const made = await admin.post<{ data: Unit }>('/admin/units', { name, symbol: name });
      ids.push(made.body.data.id);
    }
  });
  afterAll(() => shop.close());

  const page = (body: object) =>
    admin.post<{ units: Unit[]; total: number; errors?: object }>('/admin/units/filter', {
      range: [0, 1],
      ...body,
    });

  it.each(['ASC', 'DESC'])('in turn are the whole list, %s, also where values are equal', async (order) => {
    const sort = ['created_at', order];
    const seen: number[] = [];
    let after: [string, number] | undefined;
    for (;;) {
      const { units, total } = (await page({ sort, after, range: [0, 2] })).body;
      expect(total).toBe(6);
      const last = units.at(-1);
      if (!last) break;
      seen.push(...units.map(({ id }) => id));
      after = [last.created_at, last.id];
    }
    expect(seen).toEqual(order === 'ASC' ? ids : [...ids].reverse());
  });

  it('skip and repeat nothing that stays, though rows before them are deleted', async () => {
    const sort = ['name', 'ASC'];
    const first = (await page({ sort })).body.units;
    const last = first[1] as Unit;
    await admin.delete(`/admin/units/${first[0]?.id}`);
    const next = await page({ sort, after: [last.name, last.id] });
    expect(next.body.units.map(({ name }) => name)).toEqual(['C', 'D']);
    const query = `sort=["name","ASC"]&range=[0,1]&after=${JSON.stringify([last.name, last.id])}`;
    expect((await admin.get<{ units: Unit[] }>(`/admin/units?${query}`)).body.units).toEqual(next.body.units);
  });

  it.each([
    { after: 'B' },
    { after: ['B'] },
    { after: ['B', 'x'] },
    { after: [{}, 1] },
    { after: ['B', 1, 2] },
    { after: ['B', 1], range: [2, 3] },
    { after: ['never', 1], sort: ['created_at', 'ASC'] },
  ])('are refused for %j, naming the field', async (body) => {
    const refused = await page({ sort: ['name', 'ASC'], ...body });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['after']]);
  });

  it('are refused in an order in which rows may have no value', async () => {
    const refused = await admin.post<{ errors: object }>('/admin/customers/filter', {
      sort: ['last_login_at', 'ASC'],
      after: ['2026-01-31', 1],
    });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['after']]);
  });

  it('name the field of a refused list request by its path in the body', async () => {
    const [first] = ids.slice(-1);
    const refused = await admin.delete<{ errors: object }>(`/admin/units/${first}`, {
      filterData: { range: [5, 1] },
    });
    expect(Object.keys(refused.body.errors)).toEqual(['filterData.range']);
    const array = await admin.post<{ errors: object }>('/admin/units/filter', [] as unknown as object);
    expect(array.body.errors).toEqual({ body: ['Body must be filled in field by field.'] });
  });
});
