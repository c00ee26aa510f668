import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Database, isDuplicate } from '../../src/kernel/database';
import { Unit } from '../../src/modules/catalogue';
import { stamped } from '../support/factories';
import { onServer, type Shop, startShop } from '../support/shop';

/** Code of a packet that carries statements as text, and where it stands. */
const QUERY = { code: 3, offset: 4 };

/** Statements in each packet of the connection that selects values during the work. */
async function packetsOf(work: () => Promise<unknown>): Promise<number[]> {
  const packets: { socket: Socket; text: string }[] = [];
  const write = Socket.prototype.write as (...values: unknown[]) => boolean;
  jest.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, ...values) {
    const [data] = values as unknown[];
    if (Buffer.isBuffer(data) && data[QUERY.offset] === QUERY.code)
      packets.push({ socket: this, text: data.toString() });
    return write.apply(this, values);
  });
  await work();
  const own = packets.find(({ text }) => text.includes('AS value'))?.socket;
  return packets.filter(({ socket }) => socket === own).map(({ text }) => text.split(';\n').length);
}

describe('statements that a transaction issues together', () => {
  let shop: Shop;
  let database: Database;
  beforeAll(async () => {
    shop = await startShop({ STOA_ROLES: 'web' });
    database = shop.app.get(Database);
  });
  afterAll(() => shop.close());

  const insert = (symbol: string): Promise<unknown> => {
    const rest = { dimension: 'count' as const, factor: '1', decimals: 0, status: 'active' as const };
    return database.tx((em) => em.insert(Unit, stamped({ name: symbol, symbol, ...rest })));
  };
  const select = async (value: number | string): Promise<unknown> => {
    const rows: { value: unknown }[] = await database.em.query('SELECT ? AS value', [value]);
    return rows.map((row) => row.value);
  };
  const has = async (symbol: string): Promise<boolean> => database.em.existsBy(Unit, { symbol });

  it('have their own results, in their order', async () => {
    const results = await database.tx(() =>
      Promise.all([select('a; SELECT ?'), insert('together'), select(2), has('nowhere'), select("'")]),
    );
    expect(results).toEqual([['a; SELECT ?'], expect.anything(), [2], false, ["'"]]);
    expect(await has('together')).toBe(true);
  });

  it('fail alone: those before and after it stay', async () => {
    await insert('taken');
    const outcomes = await database.tx(() =>
      Promise.allSettled([insert('before'), insert('taken'), insert('after'), select(1)]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringMatching(/duplicate|unique/i) } });
    expect(isDuplicate((outcomes[1] as PromiseRejectedResult).reason)).toBe(true);
    expect([await has('before'), await has('after')]).toEqual([true, true]);
  });

  it('are rolled back together when the work fails with one of them', async () => {
    await insert('occupied');
    const failing = database.tx(() => Promise.all([insert('lost'), insert('occupied'), insert('late')]));
    await expect(failing).rejects.toThrow(/duplicate|unique/i);
    expect([await has('lost'), await has('late')]).toEqual([false, false]);
  });

  it('are many and large at once', async () => {
    const text = 'x'.repeat(100_000);
    const results = await database.tx(() =>
      Promise.all(Array.from({ length: 40 }, (_, n) => select(text + n))),
    );
    expect(results).toEqual(Array.from({ length: 40 }, (_, n) => [text + n]));
  });

  onServer('on a server', () => {
    afterEach(() => jest.restoreAllMocks());

    it('travel in one packet, the first ones with the BEGIN', async () => {
      const packets = await packetsOf(() =>
        database.tx(async () => {
          await Promise.all([select(1), select(2)]);
          await Promise.all([select(3), select(4), select(5)]);
        }),
      );
      expect(packets).toEqual([3, 3, 1]);
    });

    it('need no transaction on the server if there are none', async () => {
      const outside = (): Promise<unknown> => database.committed.query('SELECT 1 AS value');
      expect(await packetsOf(() => database.tx(outside))).toEqual([1]);
    });

    it('are repeated with the whole transaction when one of them is a deadlock’s victim', async () => {
      let attempts = 0;
      await database.tx(async (em) => {
        const signal = attempts++ === 0 ? "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213" : 'SELECT 1';
        // Rejected later than the ones after it, which the server has not seen.
        const last = em.query(signal).catch(async (error: unknown) => {
          await nextTurn();
          throw error;
        });
        await Promise.all([select(1), last, select(2)]);
      });
      expect(attempts).toBe(2);
    });

    it('are repeated with the whole transaction when their connection is lost', async () => {
      let attempts = 0;
      await database.tx(async (em) => {
        const [{ id } = { id: 0 }] = await em.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
        const kill = attempts++ === 0 ? em.query('KILL CONNECTION ?', [id]) : null;
        await Promise.all([insert('kept-1'), kill, insert('kept-2')]);
      });
      expect(attempts).toBe(2);
      expect([await has('kept-1'), await has('kept-2')]).toEqual([true, true]);
    });
  });
});
