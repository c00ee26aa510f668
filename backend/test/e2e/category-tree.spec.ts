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
  const moveAfter = (id: number, parent_id: number | null, after_id: number | null) =>
    admin.put(`/admin/categories/move/${id}`, { parent_id, after_id });
  const namesIn = async (parent_id: number): Promise<string[]> =>
    (await children(parent_id)).map(({ name }) => name);
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

  it('lands after the sibling that was meant, also when others have moved or added siblings meanwhile', async () => {
    const home = await make('Rooms');
    const kitchen = await make('Kitchen', home);
    await moveAfter(await make('Bath', home), home, kitchen);
    const hall = await make('Hall', home);
    await moveAfter(await make('Attic', home), home, null);
    await moveAfter(hall, home, kitchen);
    expect(await namesIn(home)).toEqual(['Attic', 'Kitchen', 'Hall', 'Bath']);
    await moveAfter(hall, home, null);
    expect(await namesIn(home)).toEqual(['Hall', 'Attic', 'Kitchen', 'Bath']);
  });

  it('is refused, and moves nothing, when the sibling before it has been moved elsewhere or deleted', async () => {
    const home = await make('Garden');
    const shed = await make('Shed', home);
    const pond = await make('Pond', home);
    await moveAfter(pond, home, shed);
    await moveAfter(shed, null, null);
    const gone = await make('Gone', home);
    await moveAfter(gone, home, pond);
    await admin.delete(`/admin/categories/${gone}`);
    for (const after_id of [shed, gone, pond])
      expect(await moveAfter(pond, home, after_id)).toMatchObject({
        status: 409,
        body: { code: 'siblings_changed' },
      });
    expect(await namesIn(home)).toEqual(['Pond']);
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
    const nowhere = { parent_id: null };
    for (const body of [nowhere, { ...nowhere, after_id: 0, position: 0 }])
      expect((await admin.put(`/admin/categories/move/${top}`, body)).status).toBe(422);
    expect((await move(top, null, -1)).body).toMatchObject({
      status: 422,
      errors: { position: [expect.any(String)] },
    });
  });
});
