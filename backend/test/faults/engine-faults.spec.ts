import { Database, sqliteDriver } from '../../src/kernel/database';
import { AcknowledgedCheckouts } from '../support/acknowledged-checkouts';
import {
  CONNECTION_FAULTS,
  ConnectionFaults,
  SQLITE_FAULTS,
  StatementFaults,
  writingConnection,
} from '../support/engine-faults';
import type { Shop } from '../support/shop';
import { onServer, onSqlite, startShop } from '../support/shop';

/** Concurrent checkouts, so that they share a group commit on SQLite. */
const ABREAST = process.env.ENDURANCE_CYCLES ? 8 : 2;
/** Packets of placing one order on a server. */
const PACKETS = 7;
const LONG = 240_000;
/** The web role only, with raised rate limits for thousands of checkouts from one address. */
const UNLIMITED = { STOA_ROLES: 'web', SIGN_IN_LIMIT: '10000' };

interface Faults {
  failAt(number: number): void;
  /** True if the fault has occurred. */
  stop(): boolean;
}

/** Injects the fault at every statement of a checkout in turn; refused requests retry with the same key. */
async function everywhere(
  shop: Shop,
  checkouts: AcknowledgedCheckouts,
  faults: Faults,
  check: () => Promise<void>,
): Promise<number> {
  let waiting = await Promise.all(Array.from({ length: ABREAST }, () => checkouts.ready(shop.client)));
  let number = 0;
  for (let hasCome = true; hasCome;) {
    faults.failAt(++number);
    const paid = await Promise.all(waiting.map((one) => checkouts.attempt(one)));
    hasCome = faults.stop();
    await check();
    waiting = await Promise.all(waiting.map((one, at) => (paid[at] ? checkouts.ready(shop.client) : one)));
  }
  for (const one of waiting) expect(await checkouts.attempt(one)).toBe(true);
  await check();
  return number;
}

onSqlite('a checkout on SQLite', () => {
  let shop: Shop;
  let checkouts: AcknowledgedCheckouts;
  let faults: StatementFaults;

  beforeAll(async () => {
    shop = await startShop(UNLIMITED);
    checkouts = await AcknowledgedCheckouts.in(shop);
    faults = new StatementFaults(shop);
  });
  afterAll(async () => {
    faults.restore();
    await shop.close();
  });

  /** Another process must find all acknowledged orders in the file, and no refused ones. */
  const check = async (): Promise<void> => {
    const file = new (sqliteDriver())(shop.settings.DATABASE_URL.slice('sqlite:'.length), { readonly: true });
    const rows = file.prepare<[], { number: string }>('SELECT number FROM order_groups').all();
    file.close();
    expect(rows.map((row) => row.number).sort()).toEqual(checkouts.sorted());
  };

  it.each(SQLITE_FAULTS)(
    'stores exactly the acknowledged orders, with %s at any statement',
    async (code) => {
      const failing = { failAt: (number: number) => faults.failAt(number, code), stop: () => faults.stop() };
      expect(await everywhere(shop, checkouts, failing, check)).toBeGreaterThan(20);
    },
    LONG,
  );

  it(
    'is refused while the database file can’t grow, and succeeds once it can',
    async () => {
      const pages = writingConnection(shop).pragma('page_count', { simple: true }) as number;
      writingConnection(shop).pragma(`max_page_count = ${pages + 4}`);
      const fill = async (): Promise<boolean> => checkouts.attempt(await checkouts.ready(shop.client));
      let isStored = true;
      for (let n = 0; n < 100 && isStored; n++) isStored = await fill().catch(() => false);
      expect(isStored).toBe(false);
      await check();
      writingConnection(shop).pragma('max_page_count = 4294967294');
      for (let n = 0; n < 3; n++) expect(await fill()).toBe(true);
      await check();
    },
    LONG,
  );
});

onServer('a checkout on MySQL and MariaDB', () => {
  let shop: Shop;
  let checkouts: AcknowledgedCheckouts;
  let faults: ConnectionFaults;

  beforeAll(async () => {
    shop = await startShop(UNLIMITED);
    checkouts = await AcknowledgedCheckouts.in(shop);
    faults = await ConnectionFaults.in(shop);
  });
  afterAll(async () => {
    await faults.restore();
    await shop.close();
  });

  /** All acknowledged orders must be stored; others only under a key whose request will be repeated. */
  const check = async (): Promise<void> => {
    const { em } = shop.app.get(Database);
    const rows: { number: string; idempotency_key: string }[] = await em.query(
      'SELECT number, idempotency_key FROM order_groups',
    );
    const stored = new Map(rows.map((row) => [row.idempotency_key, row.number]));
    for (const [key, number] of checkouts.numbers) expect(stored.get(key)).toBe(number);
    expect(rows.length).toBe(stored.size);
  };

  it.each(CONNECTION_FAULTS)(
    'stores every acknowledged order once, with %s at any packet of statements',
    async (fault) => {
      const failing = { failAt: (number: number) => faults.failAt(number, fault), stop: () => faults.stop() };
      expect(await everywhere(shop, checkouts, failing, check)).toBeGreaterThan(ABREAST * PACKETS);
      const rows: unknown[] = await shop.app.get(Database).em.query('SELECT number FROM order_groups');
      expect(rows).toHaveLength(checkouts.numbers.size);
    },
    LONG,
  );
});
