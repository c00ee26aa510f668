import type { ShopMigrationRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Customer } from '../../src/modules/customers';
import { MigratedRecord, ShopMigrationEffect } from '../../src/modules/migration';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenPlaces } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { textFile, uploadShop } from '../support/shop-migration.factories';
import { startProcess } from '../support/shop-process';

const CUSTOMERS = 200;
const KILLS = 2;
const TIMEOUT = 120_000;

describe('a process that is killed during a move from another shop', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ STOA_ROLES: 'web' });
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
    await givenPlaces(shop, { name: 'Germany', iso2: 'DE', iso3: 'DEU' });
  });
  afterAll(() => shop.close());

  async function read(id: number): Promise<ShopMigrationRecord> {
    return (await admin.get<{ data: ShopMigrationRecord }>(`/admin/shop_migrations/${id}`)).body.data;
  }

  async function until(id: number, isReached: (record: ShopMigrationRecord) => boolean): Promise<void> {
    for (const end = Date.now() + TIMEOUT; Date.now() < end;) {
      if (isReached(await read(id))) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The move does not go on.');
  }

  it(
    'brings each record in once, and undo removes each',
    async () => {
      const rows = Array.from(
        { length: CUSTOMERS },
        (_, n) => `c${n}@example.com,C,N${n},Weg ${n},Ulm,89073,DE`,
      );
      const heading =
        'email,first_name,last_name,billing_address_1,billing_city,billing_postcode,billing_country';
      const { id } = (await uploadShop(admin, [textFile('customers.csv', heading, ...rows)])).body.data;
      expect((await admin.post(`/admin/startShopMigration/${id}`, {})).status).toBe(200);
      for (let kill = 0; kill < KILLS; kill++) {
        const worker = await startProcess(shop, { STOA_ROLES: 'web,worker' });
        const before = (await read(id)).files[0]?.rows_done ?? 0;
        await until(id, ({ files, state }) => (files[0]?.rows_done ?? 0) > before || state === 'finished');
        await worker.kill();
      }
      const worker = await startProcess(shop, { STOA_ROLES: 'web,worker' });
      await until(id, ({ state }) => state === 'finished');
      const run = await read(id);
      expect(run).toMatchObject({ created: CUSTOMERS, unchanged: 0, refused: 0 });
      const { em } = shop.app.get(Database);
      expect(await em.count(Customer)).toBe(CUSTOMERS);
      expect(await em.count(MigratedRecord)).toBe(CUSTOMERS);
      expect(await em.count(ShopMigrationEffect)).toBe(CUSTOMERS);
      await admin.post(`/admin/undoShopMigration/${id}`, {});
      await until(id, ({ state }) => state === 'undone');
      expect(await em.count(Customer)).toBe(0);
      expect(await em.count(MigratedRecord)).toBe(0);
      await worker.kill();
    },
    4 * TIMEOUT,
  );
});
