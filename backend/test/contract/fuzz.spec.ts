import type { Audience } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { DEMO_PASSWORD } from '../../database/seeds/demo/steps/accounts';
import { defectOf } from '../support/answer-defects';
import type { ApiOperation } from '../support/api-operations';
import { apiOperations } from '../support/api-operations';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next } from '../support/factories';
import type { HostileRequest } from '../support/hostile-requests';
import { hostileRequests } from '../support/hostile-requests';
import { givenRiderAccount } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

/** The same seed makes the same requests; `npm run test:endurance` uses a different one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** Requests per operation; operations that require a session get `AS_GUEST` more without one. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 8);
const AS_GUEST = 2;
const MAX_DURATION = COUNT * 30_000;

type Person = Audience | 'guest';

/** A request in readable form, to send it again. */
function shown({ method, url, headers, payload = '' }: HostileRequest): string {
  const body = typeof payload === 'string' ? payload : `0x${payload.toString('hex')}`;
  return `${method} ${url} ${JSON.stringify(headers)} ${body}`.slice(0, 900);
}

describe('random hostile requests', () => {
  let shop: Shop;
  let operations: ApiOperation[];
  const people = new Map<Person, Client>();
  const answered = new Map<number, number>();

  const demo = (audience: Audience): Promise<Client> =>
    shop.client.signIn(audience, `${audience}@stoa.test`, DEMO_PASSWORD);
  /** Replacements for users whose session or account the requests have ended. */
  const successors: Record<Person, () => Promise<Client>> = {
    guest: async () => shop.client,
    customer: async () => (await givenCustomer(shop)).client,
    vendor: async () => (await givenVendor(shop)).client,
    admin: () => givenAdmin(shop),
    rider: async () => (await givenRiderAccount(shop, await givenAdmin(shop))).client,
  };

  beforeAll(async () => {
    shop = await startShop({ SEED: 'demo' });
    operations = apiOperations(shop);
    // The demo shop has a vendor and a customer of the second number.
    while (next() < 2);
    people.set('guest', shop.client);
    for (const audience of ['customer', 'vendor', 'admin'] as const)
      people.set(audience, await demo(audience));
    people.set('rider', await successors.rider());
  }, MAX_DURATION);
  afterAll(() => shop.close());

  const send = async (person: Person, request: HostileRequest): Promise<string[]> => {
    const client = people.get(person) ?? shop.client;
    const { method, url, headers, payload } = request;
    const answer = await client.call(method, url.replace('/backend/api', ''), payload, headers);
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
    if (answer.status === 401 && !headers.authorization) people.set(person, await successors[person]());
    const defect = defectOf(answer);
    return defect ? [`${person}: ${shown(request)} → ${defect} ${answer.text.slice(0, 300)}`] : [];
  };

  const assail = async (person: Person, operation: ApiOperation): Promise<string[]> => {
    const seed = SEED + 2 * operations.indexOf(operation) + (person === 'guest' ? 0 : 1);
    const requests = hostileRequests(operation, seed, COUNT + (person === 'guest' ? 0 : AS_GUEST));
    const defects: string[] = [];
    for (const [place, request] of requests.entries())
      defects.push(...(await send(place < COUNT ? person : 'guest', request)));
    return defects;
  };

  it('cover the operations of every audience', () => {
    expect(operations.length).toBeGreaterThan(800);
    expect(new Set(operations.map(({ audience }) => audience))).toEqual(
      new Set([null, 'customer', 'vendor', 'admin', 'rider']),
    );
  });

  it.each([
    ['everyone', 'guest', null, 10],
    ['everyone', 'customer', null, 10],
    ['customers', 'customer', 'customer', 10],
    ['vendors', 'vendor', 'vendor', 10],
    ['operators', 'admin', 'admin', 10],
    ['riders', 'rider', 'rider', 3],
  ] as const)(
    'to operations for %s get a valid response or a failure envelope, sent as %s',
    async (_whom, person, audience, least) => {
      const tested = operations.filter((operation) => operation.audience === audience);
      const defects: string[] = [];
      for (const operation of tested) defects.push(...(await assail(person, operation)));
      expect(tested.length).toBeGreaterThan(least);
      expect({ FUZZ_SEED: SEED, defects }).toEqual({ FUZZ_SEED: SEED, defects: [] });
    },
    MAX_DURATION,
  );

  it('produce every expected status, and many successes, missing records and invalid fields', () => {
    expect([200, 400, 401, 404, 413, 415, 422].filter((status) => !answered.has(status))).toEqual([]);
    for (const status of [200, 404, 422])
      expect(answered.get(status) ?? 0).toBeGreaterThan(operations.length / 4);
  });

  it('leave the shop responding as before', async () => {
    const admin = await givenAdmin(shop);
    const answers = [await admin.get('/admin/orders'), await shop.client.get('/web/shopFilterProducts')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
