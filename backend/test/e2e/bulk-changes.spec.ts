import type { BulkAnswer } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { ResourceService } from '../../src/kernel/resource';
import { units } from '../../src/modules/catalogue/units/units.resource';
import { givenAdmin } from '../support/factories';
import { startShop, type Shop } from '../support/shop';

describe('bulk changes', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const given = async (name: string, symbol: string): Promise<number> =>
    (await admin.post<{ data: { id: number } }>('/admin/units', { name, symbol })).body.data.id;

  it('name what was done and what failed also after an unexpected error', async () => {
    const ids = [await given('Firkin', 'fir'), await given('Kilderkin', 'kil'), await given('Tun', 'tun')];
    const store = shop.app.get(ResourceService).store(units);
    const remove = store.remove.bind(store);
    const broken = jest
      .spyOn(store, 'remove')
      .mockImplementation((id, bounds, actor) =>
        id === ids[1] ? Promise.reject(new Error('a fault')) : remove(id, bounds, actor),
      );
    const answer = await admin.post<{ data: BulkAnswer }>('/admin/bulkDelete/units', { ids });
    broken.mockRestore();
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        done: [ids[0], ids[2]],
        refused: [
          {
            id: ids[1],
            name: 'Kilderkin',
            code: 'internal',
            error: 'Something went wrong. Please try again.',
          },
        ],
      },
    ]);
    expect((await admin.get(`/admin/units/${ids[1]}`)).status).toBe(200);
  });
});
