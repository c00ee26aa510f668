import { createConnection } from 'mysql2/promise';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { onServer, startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('readReplica', () => {
  it('reads from the primary when there is no replica', async () => {
    const shop = await startShop();
    const database = shop.app.get(Database);
    const direct = await database.readReplica(async (em) => em === database.em);
    await shop.close();
    expect(direct).toBe(true);
  });
});

/** Database users on the same server that represent two replicas. */
const REPLICAS = ['stoa_replica_1', 'stoa_replica_2'];

const asRoot = async (...statements: string[]): Promise<Record<string, unknown>[]> => {
  const connection = await createConnection((process.env.DATABASE_URL ?? '').replace(/^mariadb:/, 'mysql:'));
  let rows: unknown = [];
  for (const sql of statements) [rows] = await connection.query(sql);
  await connection.end();
  return rows as Record<string, unknown>[];
};

function replicaUrl(name: string, database: string): string {
  const url = new URL(process.env.DATABASE_URL ?? '');
  [url.username, url.password, url.pathname] = [name, name, `/${database}`];
  return url.href;
}

/** Statements that go to each replica during `work`. */
const nodesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const spy = jest.spyOn(MysqlQueryRunner.prototype, 'query');
  await work();
  const users = spy.mock.contexts.map(
    ({ driver }) => new URL((driver.options as { url?: string }).url ?? '').username,
  );
  spy.mockRestore();
  return REPLICAS.map((name) => users.filter((user) => user === name).length);
};

/** A shop whose replica URLs point to its own database. */
async function startWithReplicas(): Promise<Shop> {
  await asRoot(
    ...REPLICAS.map((name) => `CREATE OR REPLACE USER ${name}@'%' IDENTIFIED BY '${name}'`),
    ...REPLICAS.map((name) => `GRANT SELECT ON *.* TO ${name}@'%'`),
  );
  const urls = (database: string): string => REPLICAS.map((name) => replicaUrl(name, database)).join(',');
  return startShop((database) => ({ STOA_ROLES: 'web', DATABASE_REPLICA_URLS: urls(database) }));
}

/** Refuses new connections to the replicas and closes the open ones. */
async function lockReplicas(): Promise<void> {
  await asRoot(...REPLICAS.map((name) => `ALTER USER ${name}@'%' ACCOUNT LOCK`));
  const users = REPLICAS.map((name) => `'${name}'`).join();
  const open = await asRoot(`SELECT ID AS id FROM information_schema.PROCESSLIST WHERE USER IN (${users})`);
  await asRoot(...open.map(({ id }) => `KILL ${Number(id)}`));
}

onServer('read replicas', () => {
  let shop: Shop;
  let admin: Client;
  let [product, variant, slug] = [0, 0, ''];

  beforeAll(async () => {
    shop = await startWithReplicas();
    await givenMarket(shop);
    const made = await givenProduct(shop, { vendor_id: (await givenVendor(shop)).vendor.id, stock: 9 });
    [product, slug, variant] = [made.id, made.slug, made.variants[0]?.id ?? 0];
    admin = await givenAdmin(shop);
  });
  afterAll(async () => {
    await shop.close();
    await asRoot(...REPLICAS.map((name) => `DROP USER ${name}@'%'`));
  });

  it('share the public reads of the catalogue', async () => {
    const pages = async (): Promise<void> => {
      for (const currency of ['USD', 'JPY', 'KWD'])
        expect((await shop.client.as({ currency }).get(`/web/product/${product}`)).status).toBe(200);
    };
    for (const count of await nodesOf(pages)) expect(count).toBeGreaterThan(0);
  });

  it('are not used for carts, sessions and the back office, which must see their own writes', async () => {
    const own = async (): Promise<void> => {
      const buyer = guest(shop);
      expect((await addToCart(buyer, variant)).status).toBe(200);
      expect((await buyer.get('/web/fetchCartItems')).status).toBe(200);
      expect((await admin.get('/admin/orders')).status).toBe(200);
      expect((await admin.get(`/admin/products/${product}`)).status).toBe(200);
    };
    expect(await nodesOf(own)).toEqual([0, 0]);
  });

  it('are not used inside a transaction, or by a request after it has written', async () => {
    const database = shop.app.get(Database);
    const select = (): Promise<unknown> => database.readReplica((em) => em.query('SELECT 1'));
    const request = (work: () => Promise<unknown>): Promise<unknown> =>
      new Promise((resolve, reject) => database.inRequest(() => void work().then(resolve, reject)));
    const after = (): Promise<unknown> => database.tx(select).then(select);
    expect(await nodesOf(() => request(after))).toEqual([0, 0]);
    expect((await nodesOf(() => request(select))).reduce((a, b) => a + b)).toBe(1);
    const user = await request(() => database.readReplica((em) => em.query('SELECT CURRENT_USER() AS name')));
    expect(user).toEqual([{ name: expect.stringMatching(/^stoa_replica_[12]@/) }]);
  });

  it('are replaced by the primary while they are unavailable', async () => {
    await lockReplicas();
    for (const currency of ['JPY', 'KWD'])
      expect((await shop.client.as({ currency }).get(`/web/product/${slug}`)).status).toBe(200);
  });
});
