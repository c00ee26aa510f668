import type { Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin, next } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';

describe('a generic update', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    // Without workers, whose statements would be counted too.
    shop = await startShop({ STOA_ROLES: 'web,migrate' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  /** Renames a record a second time, so that nothing is read for the first time, and counts. */
  async function renaming(path: string, table: string): Promise<{ count: number; reads: number }> {
    await admin.put(path, { name: `First ${next()}` });
    const statements = await statementsOf(shop, async () => {
      const { status } = await admin.put(path, { name: `Second ${next()}` });
      expect(status).toBe(200);
    });
    const reads = statements.filter((statement) => new RegExp(`^SELECT .*FROM .${table}. `).test(statement));
    return { count: statements.length, reads: reads.length };
  }

  it('takes at most 7 SQL statements, 2 of which read the row: locked, and for the history and the response', async () => {
    const { body } = await admin.post<{ data: { id: number } }>('/admin/units', {
      name: 'Box',
      symbol: 'box',
    });
    const { count, reads } = await renaming(`/admin/units/${body.data.id}`, 'units');
    expect(count).toBeLessThanOrEqual(7);
    expect(reads).toBe(2);
  });

  it('takes at most 28 for a product, including those of its read models, and 3 that read the row', async () => {
    const { id } = await givenProduct(shop);
    const { count, reads } = await renaming(`/admin/products/${id}`, 'products');
    expect(count).toBeLessThanOrEqual(28);
    expect(reads).toBe(3);
  });
});
