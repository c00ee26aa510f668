import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Row {
  id: number;
  name: string;
  parent_id: number | null;
  depth: number;
  sort: number;
}

describe('moving a category', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const make = async (name: string, parent_id: number | null = null): Promise<number> => {
    const { body } = await admin.post('/admin/categories', { name, parent_id, sort: 0 });
    return (body as { data: { id: number } }).data.id;
  };
  const move = (id: number, parent_id: number | null, position: number) =>
    admin.put(`/admin/categories/move/${id}`, { parent_id, position });
  const children = async (parent_id: number): Promise<Row[]> => {
    const sort = encodeURIComponent('["sort","ASC"]');
    const filter = encodeURIComponent(JSON.stringify({ parent_id }));
    const { body } = await admin.get(`/admin/categories?sort=${sort}&filter=${filter}`);
    return (body as { categories: Row[] }).categories;
  };

  it('inserts it at the given position and renumbers its siblings', async () => {
    const home = await make('Home');
    const [chairs, tables, lamps] = [
      await make('Chairs', home),
      await make('Tables', home),
      await make('Lamps', home),
    ];
    expect((await move(lamps, home, 1)).status).toBe(200);
    expect((await children(home)).map(({ id, sort }) => [id, sort])).toEqual([
      [chairs, 0],
      [lamps, 1],
      [tables, 2],
    ]);
  });

  it('moves its subcategories with it and updates their depth', async () => {
    const from = await make('From');
    const to = await make('To');
    const branch = await make('Branch', from);
    const leaf = await make('Leaf', branch);
    await move(branch, to, 0);
    const { body } = await admin.get(`/admin/categories/${leaf}`);
    expect(body).toMatchObject({ data: { parent_id: branch, depth: 2 } });
    await move(branch, null, 0);
    expect((await admin.get(`/admin/categories/${leaf}`)).body).toMatchObject({ data: { depth: 1 } });
  });

  it('refuses its own descendant as parent, unknown IDs, and a negative position', async () => {
    const top = await make('Top');
    const below = await make('Below', top);
    expect((await move(top, below, 0)).body).toMatchObject({
      status: 422,
      errors: { parent_id: [expect.any(String)] },
    });
    expect((await move(top, 999_999, 0)).body).toMatchObject({
      status: 422,
      errors: { parent_id: [expect.any(String)] },
    });
    expect((await move(999_999, null, 0)).status).toBe(404);
    expect((await move(top, null, -1)).body).toMatchObject({
      status: 422,
      errors: { position: [expect.any(String)] },
    });
  });
});
