import type { Answer, Client } from '@stoa/testing';
import { Redis } from '../../src/kernel/redis';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { next, PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

/** Sends so many at once from as many addresses as there are, and tells which were refused as too many. */
async function refusals(most: number, send: (n: number) => Promise<Answer>): Promise<number> {
  let refused = 0;
  for (let n = 0; n < most; n++) {
    const { status, headers, body } = await send(n);
    if (status !== 429) continue;
    refused++;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ state: 'fail', code: 'too_many_requests' });
  }
  return refused;
}

describe('limits', () => {
  let shop: Shop;

  beforeAll(async () => {
    // Two attempts a minute for one account from one address; all else is a fifth of what the guide says.
    shop = await startShop({ SIGN_IN_LIMIT: '2', TRUST_PROXY: '1' });
    // Until the connection stands, the process counts by itself.
    await eventually(async () => expect(await shop.app.get(Redis).answers()).toBe(true));
  });
  afterAll(() => shop.close());

  /** Somebody behind the proxy, at an address of their own. */
  const at = (address: string) => ({ 'x-forwarded-for': address });
  const fresh = (): string => `198.51.${next() % 250}.${next() % 250}`;
  const signIn = (client: Client, email: string, address: string, password = 'a wrong one') =>
    client.post('/customer/auth/login', { email, password }, at(address));

  it('hold for one account from however many addresses, in any spelling', async () => {
    const { email } = { email: `victim${next()}@stoa.test` };
    const spelled = (n: number) =>
      [email, email.toUpperCase(), ` ${email}`, `${email}\u200b`][n % 4] ?? email;
    expect(await refusals(16, (n) => signIn(shop.client, spelled(n), `203.0.113.${n}`))).toBe(4);
  });

  it('hold for one address with however many accounts', async () => {
    const address = fresh();
    expect(await refusals(24, (n) => signIn(shop.client, `sprayed${n}@stoa.test`, address))).toBe(4);
  });

  it('keep nobody else out', async () => {
    const address = fresh();
    await refusals(24, (n) => signIn(shop.client, `other${n}@stoa.test`, address));
    const mine = `mine${next()}@stoa.test`;
    expect((await signIn(shop.client, mine, fresh())).status).toBe(401);
  });

  it('hold on every node together where they share Redis', async () => {
    const node = await shop.another();
    const email = `nodes${next()}@stoa.test`;
    const refused = await refusals(24, (n) =>
      signIn(n % 2 ? node.client : shop.client, email, `192.0.2.${n}`),
    );
    await node.close();
    // One count of twelve in Redis, or one on each node.
    expect(refused).toBe(process.env.REDIS_URL ? 12 : 0);
  });

  it('hold for guesses of the current password by whoever holds a session', async () => {
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

  it('hold for registrations, letters and applications', async () => {
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

  it('hold for orders of guests in one name', async () => {
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
