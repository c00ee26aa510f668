import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Client } from '@stoa/testing';
import { PublicAnswers } from '../../src/modules/search';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { addressIn, addToCart, givenMarket, givenVariant, guest, pay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';
import { givenVendor } from '../support/vendors.factories';

/** SQL statements of a call and bytes of its response. */
interface Cost {
  statements: number;
  bytes: number;
}
type Table = Record<string, Cost>;

const FILE = join(__dirname, 'costs-of-calls.json');
/** Share by which a response may grow, as ids have more digits. */
const TOLERANCE = 1.05;
const RUNS = 3;
/** Reading a session again, which depends on the time since the last request. */
const SESSIONS = /FROM .(sessions|admins|roles|role_permissions)/;
/** Locks of rows that a transaction will change, one per change of a cart on MariaDB; SQLite needs none. */
const LOCKS = / FOR UPDATE$/;
const ACCEPT = `If that is intended, record it: ACCEPT_COSTS=1 npx jest --selectProjects=e2e -- costs-of-calls`;

/** Calls that every visit or checkout makes; nothing else of a shop is called as often. */
describe('the costs of the most frequent calls', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;
  let variants: [number, number];
  let slug: string;
  const measured: Table = {};

  beforeAll(async () => {
    // Without workers, whose statements would be counted too.
    shop = await startShop({ STOA_ROLES: 'web,migrate' });
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
    const vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id] as const;
    variants = [await givenVariant(shop, vendors[0]), await givenVariant(shop, vendors[1])];
    for (let n = 0; n < 30; n++) await givenProduct(shop, { vendor_id: vendors[n % 2], name: `Lamp ${n}` });
    ({ slug } = (await givenProduct(shop, { vendor_id: vendors[0], name: 'Reading lamp' })) as {
      slug: string;
    });
    // Responses are made anew at each request, as after a change of what they show.
    shop.app.get(PublicAnswers).isKept = false;
  });
  afterAll(() => shop.close());

  /** Counts a call's statements: the fewest of all its runs, as caches may be refreshed and jobs run during one. */
  async function measure(name: string, call: () => Promise<Answer>): Promise<Answer> {
    let answer: Answer | undefined;
    const all = await statementsOf(shop, async () => (answer = await call()));
    expect(answer?.status).toBe(200);
    const own = all.filter((statement) => !SESSIONS.test(statement) && !LOCKS.test(statement));
    const statements = Math.min(own.length, measured[name]?.statements ?? Infinity);
    measured[name] = { statements, bytes: answer?.text.length ?? 0 };
    return answer as Answer;
  }

  /** A request that has been made before, so that nothing is read for the first time. */
  async function repeated(name: string, client: Client, path: string): Promise<void> {
    await client.get(path);
    for (let run = 0; run < RUNS; run++) await measure(name, () => client.get(path));
  }

  /** The five calls of a guest's checkout of two products of two vendors. */
  async function checkout(
    record: (name: string, call: () => Promise<Answer>) => Promise<Answer>,
  ): Promise<void> {
    const buyer = guest(shop);
    const post = (name: string, body: object) => record(name, () => buyer.post(`/web/${name}`, body));
    const who = { email: 'guest@stoa.test', address: addressIn(country_id) };
    await record('addCartItem, first', () => addToCart(buyer, variants[0]));
    await record('addCartItem, second', () => addToCart(buyer, variants[1]));
    const options = await post('validateShippingAddress', who);
    const { groups } = options.body.data as {
      groups: { vendor_id: number; quotes: { method_id: number }[] }[];
    };
    const methods = groups.map(({ vendor_id, quotes }) => ({
      vendor_id,
      method_id: quotes[0]?.method_id ?? 0,
    }));
    const payment_method = 'cash_on_delivery';
    const totals = await post('validateShippingMethod', { ...who, methods, payment_method });
    const { total } = totals.body.data as { total: number };
    const { email, address: shipping_address } = who;
    const order = { email, shipping_address, methods, payment_method, expected_total: total };
    await record('executePayment', () => pay(buyer, order));
  }

  it('are measured for a checkout', async () => {
    await checkout((_name, call) => call());
    for (let run = 0; run < RUNS; run++) await checkout(measure);
    expect(Object.keys(measured)).toHaveLength(5);
  });

  it('are measured for lists and pages', async () => {
    await repeated('shopFilterProducts', shop.client, '/web/shopFilterProducts');
    await repeated('shopFilterProducts, search', shop.client, '/web/shopFilterProducts?q=lamp');
    await repeated('product', shop.client, `/web/product/${slug}`);
    await repeated('shopPageData', shop.client, '/web/shopPageData');
    await repeated('admin/orders', admin, '/admin/orders');
    await repeated('admin/products', admin, '/admin/products');
    await repeated('admin/customers', admin, '/admin/customers');
    expect(Object.keys(measured)).toHaveLength(12);
  });

  it('have not grown beyond the recorded ones', () => {
    if (process.env.ACCEPT_COSTS) writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
    const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Table;
    const grown = Object.entries(measured).flatMap(([name, { statements, bytes }]) => {
      const before = recorded[name] ?? { statements: 0, bytes: 0 };
      const more = [];
      if (statements > before.statements)
        more.push(`${name} takes ${statements} SQL statements instead of ${before.statements}. ${ACCEPT}`);
      if (bytes > before.bytes * TOLERANCE)
        more.push(`${name} returns ${bytes} bytes instead of ${before.bytes}. ${ACCEPT}`);
      return more;
    });
    expect(grown).toEqual([]);
    expect(Object.keys(recorded).sort()).toEqual(Object.keys(measured).sort());
  });
});
