import type { EntityManager } from 'typeorm';
import { Database, savepoint } from '../../src/kernel/database';
import { Unit } from '../../src/modules/catalogue';
import { stamped } from '../support/factories';
import type { Shop } from '../support/shop';
import { isSqlite, onSqlite, startShop } from '../support/shop';

describe('transactions', () => {
  let shop: Shop;
  let database: Database;
  beforeAll(async () => {
    shop = await startShop();
    database = shop.app.get(Database);
  });
  afterAll(() => shop.close());

  const insertBy = (em: EntityManager, symbol: string): Promise<unknown> => {
    const rest = { dimension: 'count' as const, factor: '1', decimals: 0, status: 'active' as const };
    return em.insert(Unit, stamped({ name: symbol, symbol, ...rest }));
  };
  const insert = (symbol: string): Promise<unknown> => database.tx((em) => insertBy(em, symbol));
  const symbols = async (): Promise<string[]> =>
    (await database.em.find(Unit, { order: { id: 'ASC' } })).map((unit) => unit.symbol);

  it('see what others have committed, without gap locks: READ COMMITTED on MySQL and MariaDB', async () => {
    // The variable's name depends on the server and its version; a session of SQLite has none.
    const sql = "SHOW VARIABLES WHERE Variable_name IN ('tx_isolation', 'transaction_isolation')";
    const [row] = isSqlite ? [] : await database.tx((em) => em.query<{ Value: string }[]>(sql));
    expect(row?.Value).toBe(isSqlite ? undefined : 'READ-COMMITTED');
  });

  it('commit the successful ones of 200 concurrent writers and roll back the others', async () => {
    const before = (await symbols()).length;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        database.tx(async () => {
          await insert(`many-${n}`);
          await new Promise((resolve) => setImmediate(resolve));
          if (n % 3 === 0) throw new Error('taken back');
        }),
      ),
    );
    const fulfilled = outcomes.filter((one) => one.status === 'fulfilled').length;
    expect(fulfilled).toBe(133);
    expect((await symbols()).length - before).toBe(fulfilled);
    expect((await symbols()).filter((symbol) => /^many-(0|3|6|99)$/.test(symbol))).toEqual([]);
  });

  it('join the caller’s transaction and roll back with it', async () => {
    const failing = database.tx(async () => {
      await insert('inner');
      throw new Error('outer fails');
    });
    await expect(failing).rejects.toThrow('outer fails');
    expect(await symbols()).not.toContain('inner');
  });

  it('are visible to another connection as soon as they resolve', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await insert(`seen-${n}`);
        expect(await symbols()).toContain(`seen-${n}`);
      }),
    );
  });

  // A server has a connection for each, and puts their commits together itself.
  onSqlite('on SQLite', () => {
    it('share a commit with requests that arrive while they run', async () => {
      const events: string[] = [];
      const first = insert('first to arrive').then(() => events.push('first is durable'));
      await new Promise((resolve) => setImmediate(resolve));
      const second = database.tx(async (em) => {
        await insertBy(em, 'second to arrive');
        events.push('second has written');
      });
      await Promise.all([first, second]);
      expect(events).toEqual(['second has written', 'first is durable']);
    });

    it('tell of a refusal once what it may be due to is durable', async () => {
      const seen: string[][] = [];
      const first = insert('same');
      const refused = database
        .tx(async () => {
          throw new Error('The symbol is taken');
        })
        .catch(async () => seen.push(await symbols()));
      await Promise.all([first, refused]);
      expect(seen).toEqual([expect.arrayContaining(['same'])]);
    });
  });

  it('run afterCommit callbacks after the commit, and not after a rollback', async () => {
    const events: string[] = [];
    await database.tx(async () => {
      database.afterCommit(() => events.push('kept'));
      expect(events).toEqual([]);
    });
    await database
      .tx(async () => {
        database.afterCommit(() => events.push('lost'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(events).toEqual(['kept']);
  });

  it('are required for writing: the reading connection is read-only', async () => {
    const before = (await symbols()).length;
    const written = database.em.query(
      `INSERT INTO units (name, symbol, dimension, factor, decimals, status, created_at, updated_at)
       VALUES ('x', 'x', 'count', '1', 0, 'active', '2026-01-01', '2026-01-01')`,
    );
    await expect(written).rejects.toThrow(/readonly|read-only|query_only|READ ONLY transaction/i);
    expect(await symbols()).toHaveLength(before);
  });

  it('roll back a recovered savepoint alone, within an outer one, too', async () => {
    const recover = (): string => 'recovered';
    const fail = async (symbol: string): Promise<string> => {
      await insert(symbol);
      throw new Error('refused');
    };
    const result = await database.tx(async (em) => {
      await insert('before');
      const outer = savepoint(
        em,
        async () => {
          await insert('outer');
          const inner = await savepoint(em, () => fail('within'), recover);
          await insert('after within');
          return inner;
        },
        recover,
      );
      return [await outer, await savepoint(em, () => fail('next'), recover)];
    });
    expect(result).toEqual(['recovered', 'recovered']);
    expect(await symbols()).toEqual(expect.arrayContaining(['before', 'outer', 'after within']));
    expect(await symbols()).not.toEqual(expect.arrayContaining(['within']));
    expect(await symbols()).not.toEqual(expect.arrayContaining(['next']));
  });

  it('fail with the error that a savepoint does not recover from', async () => {
    const failing = database.tx(async (em) => {
      const work = async (): Promise<string> => {
        await insert('unrecovered');
        throw new Error('fatal');
      };
      return savepoint(em, work, () => null);
    });
    await expect(failing).rejects.toThrow('fatal');
    expect(await symbols()).not.toContain('unrecovered');
  });

  it('reject statements that arrive after they have ended', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failing = database.tx(async (em) => {
      late = new Promise((resolve) => setImmediate(resolve)).then(() => insertBy(em, 'late'));
      late.catch(() => undefined);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await expect(late).rejects.toThrow();
    expect(await symbols()).not.toContain('late');
  });
});
