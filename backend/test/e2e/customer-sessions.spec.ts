import type { CustomerSession } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { PASSWORD } from '../support/factories';
import { type LiveShop, startLiveShop } from '../support/live-shop';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Listed = Answer<{ data: CustomerSession[] }>;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const list = (client: Client): Promise<Listed> =>
  client.get<{ data: CustomerSession[] }>('/web/customer_sessions');

describe('customer sessions', () => {
  let live: LiveShop;
  let shop: Shop;

  beforeAll(async () => {
    live = await startLiveShop();
    ({ shop } = live);
  });
  afterAll(() => live.close());

  const signIn = async (email: string): Promise<Client> => {
    const headers = { 'user-agent': FIREFOX };
    const answer = await shop.client.post<{ data: { token: string } }>(
      '/customer/auth/login',
      { email, password: PASSWORD },
      headers,
    );
    return shop.client.as({ token: answer.body.data.token });
  };
  const isIn = async (client: Client): Promise<boolean> =>
    (await client.get('/customer/auth/user')).status === 200;

  it('are listed with browser and system, the current one first, and only for their customer', async () => {
    const { customer, client } = await givenCustomer(shop);
    await givenCustomer(shop);
    const here = await signIn(customer.email);
    const [first, second, ...more] = (await list(here)).body.data;
    expect(first).toMatchObject({ browser: 'Firefox', system: 'Windows', is_current: true });
    expect(second).toMatchObject({ is_current: false });
    expect(more).toEqual([]);
    expect((await list(client)).body.data[0]).toMatchObject({ id: second?.id, is_current: true });
    expect((await list(shop.client)).status).toBe(401);
  });

  it('can be ended one by one or all but the current one, which closes their sockets', async () => {
    const { customer, client: first } = await givenCustomer(shop);
    const [here, other] = [await signIn(customer.email), await signIn(customer.email)];
    const lost = await live.listen(await live.tokenOf('customer', customer.email), `customer.${customer.id}`);
    const [{ id = 0 } = {}] = (await list(other)).body.data;
    const after: Listed = await here.delete(`/web/endSession/${id}`);
    expect(after.body.data.map((one) => one.id)).not.toContain(id);
    expect([await isIn(other), await isIn(first), await isIn(here)]).toEqual([false, true, true]);
    expect((await here.delete(`/web/endSession/${id}`)).status).toBe(404);
    const rest = await here.post<{ data: CustomerSession[] }>('/web/endOtherSessions');
    expect(rest.body.data).toEqual([expect.objectContaining({ is_current: true })]);
    expect([await isIn(first), await isIn(here)]).toEqual([false, true]);
    await expect(lost.closed).resolves.toBeUndefined();
  });

  it('cannot be ended by another customer', async () => {
    const [{ client: owner }, { client: other }] = [await givenCustomer(shop), await givenCustomer(shop)];
    const [{ id = 0 } = {}] = (await list(owner)).body.data;
    expect((await other.delete(`/web/endSession/${id}`)).status).toBe(404);
    await other.post('/web/endOtherSessions');
    expect(await isIn(owner)).toBe(true);
  });

  it('all end when the password changes', async () => {
    const { customer, client } = await givenCustomer(shop);
    const other = await signIn(customer.email);
    await client.post('/web/customerProfileUpdate', {
      password: 'another long one',
      current_password: PASSWORD,
    });
    expect([await isIn(client), await isIn(other)]).toEqual([false, false]);
  });
});

describe('last-seen time of a session', () => {
  it('is updated at intervals, not with every request', async () => {
    const clock = new FixedClock(new Date());
    const shop = await startShop({}, clock);
    const { client } = await givenCustomer(shop);
    const seen = async (): Promise<string | undefined> => (await list(client)).body.data[0]?.last_seen_at;
    const first = await seen();
    clock.advance(10 * 60_000);
    await client.get('/customer/auth/user');
    expect(await seen()).toBe(first);
    clock.advance(10 * 60_000);
    await client.get('/customer/auth/user');
    await eventually(async () => expect(await seen()).toBe(clock.now().toISOString()));
    await shop.close();
  });
});
