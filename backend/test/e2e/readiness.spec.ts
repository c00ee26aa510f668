import { Readiness } from '../../src/kernel/health';
import { LoadIndexes } from '../../src/modules/search';
import { givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Report {
  data?: { parts: Record<string, string> };
  details?: { parts: Record<string, string> };
}

describe('readiness', () => {
  let shop: Shop;
  let readiness: Readiness;

  beforeAll(async () => {
    shop = await startShop();
    readiness = shop.app.get(Readiness, { strict: false });
  });
  afterAll(() => shop.close());

  const report = async (): Promise<[number, string | undefined]> => {
    const answer = await shop.app.inject({ method: 'GET', url: '/backend/health/ready' });
    const { data, details } = answer.json<Report>();
    return [answer.statusCode, (data ?? details)?.parts.indexes];
  };

  it('waits until the indexes are loaded', async () => {
    await givenProduct(shop);
    const { promise, resolve } = withResolver();
    readiness.waitFor('indexes', promise);
    expect(await report()).toEqual([503, 'down']);
    await shop.app.get(LoadIndexes, { strict: false }).execute();
    resolve();
    await eventually(async () => expect(await report()).toEqual([200, undefined]));
  });

  it('leaves indexes that could not be loaded to the first request', async () => {
    readiness.waitFor('indexes', Promise.reject(new Error('The database was restarted')));
    await eventually(async () => expect(await report()).toEqual([200, undefined]));
  });
});

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
