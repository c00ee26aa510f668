import type { Client } from '@stoa/testing';
import { asSqlMoment, Database } from '../../src/kernel/database';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';

const ROWS = 10_050;
const BATCH_SIZE = 1_000;

interface Listed {
  units: { id: number; name: string }[];
  total: number;
  total_is_estimate?: boolean;
}

describe('a list of more than 10,000 rows', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ STOA_ROLES: 'web,migrate' });
    admin = await givenAdmin(shop);
    const names = Array.from({ length: ROWS }, (_, index) => `Unit ${String(index).padStart(5, '0')}`);
    const now = asSqlMoment(new Date());
    for (let from = 0; from < ROWS; from += BATCH_SIZE) {
      const rows = names.slice(from, from + BATCH_SIZE).map((name) => [name, name, now, now]);
      await shop.app
        .get(Database)
        .tx((em) =>
          em.query(
            `INSERT INTO units (name, symbol, created_at, updated_at) VALUES ${rows.map(() => '(?, ?, ?, ?)').join(', ')}`,
            rows.flat(),
          ),
        );
    }
  });
  afterAll(() => shop.close());

  const list = async (query: string): Promise<Listed> =>
    (await admin.get<Listed>(`/admin/units?${query}`)).body;
  const page = (from: number, sort = '["name","ASC"]'): Promise<Listed> =>
    list(`sort=${sort}&range=[${from},${from + 24}]`);

  const ofUnits = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await statementsOf(shop, work)).filter((statement) => statement.includes('units'));

  it('tells its exact total first, then an estimate, and the exact one on demand', async () => {
    const first = await page(0);
    expect(first).toMatchObject({ total: ROWS });
    expect(first).not.toHaveProperty('total_is_estimate');
    await admin.post('/admin/units', { name: 'One more', symbol: 'more' });
    expect(await page(0)).toMatchObject({ total: ROWS, total_is_estimate: true });
    expect(await list('total=exact')).toMatchObject({ total: ROWS + 1 });
    expect((await admin.get('/admin/units?total=about')).body.errors).toHaveProperty('total');
  });

  it('counts anew where a condition leaves 10,000 rows or fewer', async () => {
    const found = await list('filter={"q":"unit 0000"}');
    expect(found).toMatchObject({ total: 10 });
    expect(found).not.toHaveProperty('total_is_estimate');
  });

  it.each(['["name","ASC"]', '["name","DESC"]', '["id","DESC"]', '["created_at","ASC"]'])(
    'has the same deep pages in turn as on their own, sorted by %s',
    async (sort) => {
      const whole = await list(`sort=${sort}&range=[5000,5074]`);
      const pages = [await page(5000, sort), await page(5025, sort), await page(5050, sort)];
      expect(pages.flatMap(({ units }) => units)).toEqual(whole.units);
    },
  );

  it('continues a deep page where it ended, though a row was added before it', async () => {
    const before = await page(7000);
    await admin.post('/admin/units', { name: 'A first one', symbol: 'first' });
    const [last] = before.units.slice(-1);
    const next = await page(7025);
    expect(Number(next.units[0]?.name.slice(5))).toBe(Number(last?.name.slice(5)) + 1);
  });

  it('takes one statement for a page whose total is known, and for one that is not full', async () => {
    await page(0);
    expect(await ofUnits(() => page(0))).toHaveLength(1);
    expect(await ofUnits(() => list('filter={"q":"unit 0000"}'))).toHaveLength(1);
  });
});
