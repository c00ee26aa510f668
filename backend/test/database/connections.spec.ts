import { Database } from '../../src/kernel/database';
import { isSqlite, type Shop, startShop } from '../support/shop';

describe('connections to the database', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  /** Where the shop's own connection leads: the file, or how the server sees its client. */
  async function whereTo(): Promise<string> {
    const { em } = shop.app.get(Database);
    if (isSqlite) return ((await em.query('PRAGMA database_list')) as { file: string }[])[0]?.file ?? '';
    const own = 'SELECT HOST AS host FROM information_schema.PROCESSLIST WHERE ID = CONNECTION_ID()';
    return ((await em.query(own)) as { host: string }[])[0]?.host ?? '';
  }

  it('lead where the URL says: to a file, a host, or the Unix socket of a server on this machine', async () => {
    const { DATABASE_URL } = shop.settings;
    const isSocket = DATABASE_URL.includes('socketPath=');
    // A client over TCP has a port, one at the socket has none.
    const client: unknown = isSocket ? 'localhost' : expect.stringMatching(/:\d+$/);
    expect(await whereTo()).toEqual(isSqlite ? DATABASE_URL.slice('sqlite:'.length) : client);
  });
});
