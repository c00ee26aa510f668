import type { Client } from '@stoa/testing';
import type { Database as Connection } from 'better-sqlite3';
import { Database, sqliteDriver } from '../../src/kernel/database';
import { FreeSpace, Watchdog } from '../../src/kernel/health';
import { AcknowledgedCheckouts } from '../support/acknowledged-checkouts';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { Outage } from '../support/outage';
import type { Shop } from '../support/shop';
import { isSqlite, startShop } from '../support/shop';

/** Empty without Redis. */
const REDIS_URL = process.env.REDIS_URL ?? '';

interface Report {
  ready: boolean;
  parts: Record<string, 'up' | 'down'>;
}

const readiness = async (shop: Shop): Promise<Report & { status: number }> => {
  const answer = await shop.app.inject({ method: 'GET', url: '/backend/health/ready' });
  const body = answer.json<{ data?: Report; details?: Report }>();
  return { status: answer.statusCode, ...((body.data ?? body.details) as Report) };
};

/** Makes the database unavailable and available again: a server through a proxy, a SQLite file by a lock. */
async function databaseOutage(
  shop: () => Shop,
): Promise<{ url?: string; begin(): void; hang?(): void; end(): void; close(): unknown }> {
  if (!isSqlite) return Outage.before(process.env.DATABASE_URL ?? '', 3306);
  let lock: Connection | undefined;
  const end = (): void => void lock?.close();
  const begin = (): void => {
    lock = new (sqliteDriver())(shop().settings.DATABASE_URL.slice('sqlite:'.length));
    lock.exec('BEGIN EXCLUSIVE');
  };
  return { begin, end, close: end };
}

describe('a database outage', () => {
  let shop: Shop;
  let admin: Client;
  let outage: Awaited<ReturnType<typeof databaseOutage>>;
  let checkouts: AcknowledgedCheckouts;

  beforeAll(async () => {
    outage = await databaseOutage(() => shop);
    shop = await startShop({ STOA_ROLES: 'web' }, undefined, outage.url);
    admin = await givenAdmin(shop);
    checkouts = await AcknowledgedCheckouts.in(shop);
  });
  afterEach(() => outage.end());
  afterAll(async () => {
    outage.end();
    await shop.close();
    await outage.close();
  });

  it('turns readiness to 503 and fails checkouts, and both recover without a restart', async () => {
    const purchase = await checkouts.ready(shop.client);
    expect(await readiness(shop)).toMatchObject({ status: 200, ready: true, parts: { database: 'up' } });
    outage.begin();
    await eventually(async () =>
      expect(await readiness(shop)).toMatchObject({ status: 503, parts: { database: 'down' } }),
    );
    expect(await checkouts.attempt(purchase)).toBe(false);
    const refused = await admin.post('/admin/units', {});
    expect([422, 503]).toContain(refused.status);
    outage.end();
    await eventually(async () => expect((await readiness(shop)).status).toBe(200));
    expect(await checkouts.attempt(purchase)).toBe(true);
    expect((await admin.get('/admin/orders')).body).toMatchObject({ total: 1 });
  });

  it('causes no 500 errors for reads and sign-ins', async () => {
    outage.begin();
    const answers = await Promise.all([
      shop.client.get('/web/shopFilterProducts?q=anything-not-kept'),
      admin.get('/admin/orders'),
      shop.client.post('/admin/auth/login', { email: 'nobody@stoa.test', password: 'wrong horse' }),
    ]);
    // SQLite's readers aren't blocked by the lock; a server that is down can't be read either.
    const allowed = isSqlite ? [200, 401, 404, 422, 503] : [404, 503];
    for (const { status } of answers) expect(allowed).toContain(status);
    outage.end();
    await eventually(async () => expect((await admin.get('/admin/orders')).status).toBe(200));
  });

  if (isSqlite)
    it('that only a write lock causes does not refuse reads', async () => {
      outage.begin();
      await eventually(async () => expect((await readiness(shop)).status).toBe(503));
      expect((await admin.get('/admin/orders')).status).toBe(200);
    });
  else {
    it('that leaves statements unanswered is noticed by the process itself, while a call waits for them', async () => {
      outage.hang?.();
      const waiting = admin.get('/admin/orders');
      // Nothing asks for its readiness.
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      const began = performance.now();
      expect(await admin.get('/admin/orders')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(performance.now() - began).toBeLessThan(1_000);
      outage.end();
      expect([200, 503]).toContain((await waiting).status);
      // It notices by itself, too, that the database is back.
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect((await admin.get('/admin/orders')).status).toBe(200);
    });
    it('is not what a rush of writes is, which keeps all connections busy', async () => {
      const rush = Array.from({ length: 60 }, () =>
        shop.app.get(Database).tx((em) => em.query('SELECT SLEEP(0.7)')),
      );
      // Waits in the queue, so that the process checks its database, whose check waits behind it.
      const waiting = admin.post('/admin/units', { name: 'In a rush', symbol: 'rush' });
      await new Promise((resolve) => setTimeout(resolve, 3_700));
      expect((await admin.get('/admin/orders')).status).toBe(200);
      expect((await waiting).status).toBe(200);
      await Promise.all(rush);
    });
    it('that leaves statements unanswered fails requests at once after the first check, and ends by itself', async () => {
      const purchase = await checkouts.ready(shop.client);
      outage.hang?.();
      await eventually(async () =>
        expect(await readiness(shop)).toMatchObject({ status: 503, parts: { database: 'down' } }),
      );
      const began = performance.now();
      for (const path of ['/web/shopFilterProducts?q=anything-not-kept', '/admin/orders'])
        expect(await admin.get(path)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await checkouts.attempt(purchase)).toBe(false);
      expect(await readiness(shop)).toMatchObject({ status: 503 });
      expect(performance.now() - began).toBeLessThan(1_000);
      outage.end();
      await eventually(async () => expect((await admin.get('/admin/orders')).status).toBe(200));
      expect(await checkouts.attempt(purchase)).toBe(true);
    });
  }
});

describe('a Redis outage', () => {
  let shop: Shop;
  let outage: Outage;
  let checkouts: AcknowledgedCheckouts;

  beforeAll(async () => {
    // An empty REDIS_URL means that there is no Redis.
    outage = await Outage.before(REDIS_URL || 'redis://127.0.0.1:1', 6379);
    if (!REDIS_URL) outage.begin();
    shop = await startShop({ REDIS_URL: outage.url });
    checkouts = await AcknowledgedCheckouts.in(shop);
  });
  afterAll(async () => {
    await shop.close();
    await outage.close();
  });

  it('does not stop checkouts, and readiness stays at 200', async () => {
    expect(await checkouts.attempt(await checkouts.ready(shop.client))).toBe(true);
    outage.begin();
    for (let n = 0; n < 3; n++)
      expect(await checkouts.attempt(await checkouts.ready(shop.client))).toBe(true);
    expect(await readiness(shop)).toMatchObject({ status: 200, parts: { redis: 'down' } });
  });

  if (REDIS_URL)
    it('ends without a restart: Redis is up again, and checkouts succeed', async () => {
      outage.begin();
      await eventually(async () => expect(await readiness(shop)).toMatchObject({ parts: { redis: 'down' } }));
      outage.end();
      await eventually(async () => expect(await readiness(shop)).toMatchObject({ parts: { redis: 'up' } }));
      expect(await checkouts.attempt(await checkouts.ready(shop.client))).toBe(true);
    });
  else
    it('lasts here, where there is no Redis: set REDIS_URL, as the MariaDB run does, to test its end', async () => {
      outage.end();
      expect(await readiness(shop)).toMatchObject({ status: 200, parts: { redis: 'down' } });
    });
});

describe('a full disk', () => {
  let shop: Shop;
  let admin: Client;
  let checkouts: AcknowledgedCheckouts;
  let free = Infinity;

  beforeAll(async () => {
    shop = await startShop({ DISK_RESERVE: '100mb' });
    jest.spyOn(shop.app.get(FreeSpace, { strict: false }), 'measure').mockImplementation(async () => free);
    admin = await givenAdmin(shop);
    checkouts = await AcknowledgedCheckouts.in(shop);
  });
  afterAll(() => shop.close());

  const leave = async (megabytes: number): Promise<void> => {
    free = megabytes * 1024 ** 2;
    await shop.app.get(Watchdog, { strict: false }).check();
  };

  it('fails writes with 507 but not reads, until there is enough free space again', async () => {
    const purchase = await checkouts.ready(shop.client);
    await leave(99);
    const refused = await admin.post('/admin/brands', { name: 'Late' });
    expect(refused).toMatchObject({ status: 507, body: { state: 'fail', code: 'storage_full' } });
    expect(refused.headers['retry-after']).toBe('60');
    expect(await checkouts.attempt(purchase)).toBe(false);
    for (const path of ['/web/shopFilterProducts', '/web/featured_products', '/admin/orders'])
      expect(await admin.get(path)).toMatchObject({ status: 200 });
    expect(await purchase.buyer.get('/web/fetchCartItems')).toMatchObject({ status: 200 });
    expect(await readiness(shop)).toMatchObject({ status: 200, parts: { disk: 'down' } });
    await leave(110);
    expect((await admin.post('/admin/brands', { name: 'Late' })).status).toBe(507);
    await leave(126);
    expect((await admin.post('/admin/brands', { name: 'Late' })).status).toBe(200);
    expect(await checkouts.attempt(purchase)).toBe(true);
  });

  it('fails uploads with 507', async () => {
    await leave(1);
    const answer = await admin.call('POST', '/admin/addMedia', 'x', {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(answer.status).toBe(507);
    await leave(1000);
  });
});
