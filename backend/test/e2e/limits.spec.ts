import type { Answer, Client } from '@stoa/testing';
import { Redis } from '../../src/kernel/redis';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { next, PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

/** Sends requests one after another and returns how many got 429. */
async function refusals(max: number, send: (n: number) => Promise<Answer>): Promise<number> {
  let refused = 0;
  for (let n = 0; n < max; n++) {
    const { status, headers, body } = await send(n);
    if (status !== 429) continue;
    refused++;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ state: 'fail', code: 'too_many_requests' });
  }
  return refused;
}

describe('rate limits', () => {
  let shop: Shop;

  beforeAll(async () => {
    // Two attempts a minute per account and address; all others are a fifth of docs/guides/limits.md.
    shop = await startShop({ SIGN_IN_LIMIT: '2', TRUST_PROXY: '1' });
    // Until Redis is connected, the process counts in memory.
    await eventually(async () => expect(await shop.app.get(Redis).answers()).toBe(true));
  });
  afterAll(() => shop.close());

  /** Headers of a client behind the proxy with this IP address. */
  const at = (address: string) => ({ 'x-forwarded-for': address });
  const fresh = (): string => `198.51.${next() % 250}.${next() % 250}`;
  const signIn = (client: Client, email: string, address: string, password = 'a wrong one') =>
    client.post('/customer/auth/login', { email, password }, at(address));

  it('count sign-in attempts per account across IP addresses and spellings of the email', async () => {
    const { email } = { email: `victim${next()}@stoa.test` };
    const spelled = (n: number) =>
      [email, email.toUpperCase(), ` ${email}`, `${email}\u200b`][n % 4] ?? email;
    expect(await refusals(16, (n) => signIn(shop.client, spelled(n), `203.0.113.${n}`))).toBe(4);
  });

  it('count sign-in attempts per IP address across accounts', async () => {
    const address = fresh();
    expect(await refusals(24, (n) => signIn(shop.client, `sprayed${n}@stoa.test`, address))).toBe(4);
  });

  it('do not affect other accounts at other IP addresses', async () => {
    const address = fresh();
    await refusals(24, (n) => signIn(shop.client, `other${n}@stoa.test`, address));
    const mine = `mine${next()}@stoa.test`;
    expect((await signIn(shop.client, mine, fresh())).status).toBe(401);
  });

  it('apply to the first invitation of a team member as to further ones', async () => {
    const { client: owner } = await givenVendor(shop);
    expect(await refusals(4, () => owner.post('/vendor/vendor_users', {}))).toBe(0);
    expect(await refusals(4, () => owner.post('/vendor/inviteVendorUser', {}))).toBe(2);
    expect(await refusals(1, () => owner.post('/vendor/vendor_users', {}))).toBe(1);
  });

  it('are shared between nodes that use the same Redis', async () => {
    const node = await shop.another();
    const email = `nodes${next()}@stoa.test`;
    const refused = await refusals(24, (n) =>
      signIn(n % 2 ? node.client : shop.client, email, `192.0.2.${n}`),
    );
    await node.close();
    // With Redis both nodes share a limit of 12; without it each node has its own.
    expect(refused).toBe(process.env.REDIS_URL ? 12 : 0);
  });

  it('count wrong current passwords in a signed-in session', async () => {
    const open = await startShop({ SIGN_IN_LIMIT: '10' });
    const { client } = await givenCustomer(open);
    const guess = () =>
      client.post('/web/customerProfileUpdate', {
        email: `new${next()}@stoa.test`,
        current_password: 'guess',
      });
    expect(await refusals(14, guess)).toBe(4);
    expect((await client.post('/web/customerProfileUpdate', { first_name: 'Ada' })).status).toBe(200);
    await open.close();
  });

  it('apply to registrations, password reset emails and vendor applications', async () => {
    const person = (n: number) => ({
      first_name: 'A',
      last_name: 'B',
      email: `person${n}x${next()}@stoa.test`,
      password: PASSWORD,
    });
    const address = fresh();
    const register = (n: number) => shop.client.post('/web/registerCustomer', person(n), at(address));
    expect(await refusals(14, register)).toBe(2);
    const letter = (n: number) =>
      shop.client.post('/customer/auth/password/email', { email: 'one@stoa.test' }, at(`203.0.113.${n}`));
    expect(await refusals(4, letter)).toBe(2);
    const apply = () => shop.client.post('/vendor/registerVendor', {}, at(address));
    expect(await refusals(6, apply)).toBe(2);
  });

  it('apply to guest orders with the same email address', async () => {
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const variant = await givenVariant(shop, vendor.id, { stock: 100 });
    const order = async (): Promise<Answer> => {
      const buyer = guest(shop);
      await addToCart(buyer, variant);
      const ready = await readyToPay(buyer, country_id, 'mailbombed@stoa.test');
      return pay(buyer, ready);
    };
    expect(await refusals(8, order)).toBe(2);
  });
});
