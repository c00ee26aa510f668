import type {
  CustomerIdentities,
  CustomerProfile,
  SignInAnswer,
  SocialLoginRedirect,
  SocialProvider,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { Customer } from '../../src/modules/customers';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import type { Resident } from '../support/fake-identity-providers';
import { CLIENT, FakeIdentityProviders } from '../support/fake-identity-providers';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };
type Reply = Answer<Data<SignInAnswer>>;

describe('social sign-in', () => {
  let shop: Shop;
  let admin: Client;
  const providers = new FakeIdentityProviders();
  const clock = new FixedClock(new Date());

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000', ...(await providers.open()) }, clock);
    admin = await givenAdmin(shop);
    await admin.put('/admin/settings', { group: 'social_login', values: { enabled: 1 } });
    for (const group of ['google', 'facebook'])
      await admin.put('/admin/settings', { group, values: { enabled: 1, ...CLIENT } });
  });
  afterAll(async () => {
    await shop.close();
    await providers.close();
  });
  beforeEach(() => {
    providers.tamper = {};
    providers.appId = CLIENT.client_id;
  });

  const somebody = (facts: Partial<Resident> = {}): Resident => {
    const id = `9${next()}`;
    const name = { first_name: 'Hypatia', last_name: 'Reader' };
    return { id, email: `Social${id}@Stoa.test`, email_verified: true, ...name, ...facts };
  };

  async function begin(provider: SocialProvider): Promise<SocialLoginRedirect> {
    return (
      await shop.client.post<Data<SocialLoginRedirect>>('/customer/auth/socialLogin/begin', { provider })
    ).body.data;
  }

  async function comeBack(provider: SocialProvider, resident: Resident, more: object = {}): Promise<Reply> {
    const { url, flow } = await begin(provider);
    return shop.client.post('/customer/auth/socialLogin', {
      flow,
      ...providers.agree(url, resident),
      ...more,
    });
  }

  const customersOf = (resident: Resident) =>
    shop.app.get(Database).em.find(Customer, { where: { email: resident.email?.toLowerCase() } });
  const profile = async ({ body }: Reply): Promise<CustomerProfile> => {
    const client = shop.client.as({ token: body.data.token });
    return (await client.get<Data<CustomerProfile>>('/web/customer_profile')).body.data;
  };

  it('specification §9: requests the profile and email scopes, with openid for Google; sends state, nonce and a PKCE challenge, none of them readable in the flow token', async () => {
    const { url, flow } = await begin('google');
    const query = new URL(url).searchParams;
    expect([query.get('client_id'), query.get('scope')]).toEqual([CLIENT.client_id, 'openid profile email']);
    expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256']);
    expect(query.get('redirect_uri')).toMatch(/\/verify_login$/);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name)).toMatch(/^[\w-]{43}$/);
      expect(flow).not.toContain(query.get(name));
    }
    const facebook = new URL((await begin('facebook')).url);
    expect(facebook.searchParams.get('scope')).toBe('public_profile,email');
    expect(url).not.toContain(CLIENT.client_secret);
  });

  it.each(['google', 'facebook'] as const)(
    '%s: creates an account at the first sign-in and finds it again at the next',
    async (provider) => {
      const resident = somebody();
      const first = await comeBack(provider, resident);
      expect(first.status).toBe(200);
      expect(await profile(first)).toMatchObject({
        first_name: 'Hypatia',
        email: resident.email?.toLowerCase(),
      });
      const moved = { ...resident, email: 'elsewhere@stoa.test', first_name: 'H.' };
      const second = await comeBack(provider, moved);
      expect(second.body.data.user.id).toBe(first.body.data.user.id);
      const [row] = await customersOf(resident);
      expect([row?.password, row?.email_verified_at !== null]).toEqual([null, provider === 'google']);
    },
  );

  it('concurrent first sign-ins of one person create one account', async () => {
    const resident = somebody();
    const answers = await Promise.all([comeBack('google', resident), comeBack('google', resident)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await customersOf(resident)).toHaveLength(1);
  });

  it('transfers the guest’s cart to the customer', async () => {
    await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const session = guestSession();
    await addToCart(shop.client.as({ session }), await givenVariant(shop, vendor.id), 2);
    const { body } = await comeBack('google', somebody(), { session_token: session });
    const cart = await shop.client.as({ token: body.data.token }).get('/web/fetchCartItems');
    expect(cart.body).toMatchObject({ data: { count: 2 } });
  });

  it('links to an account with a password only after its owner has signed in with that password', async () => {
    const { customer } = await givenCustomer(shop);
    const resident = somebody({ email: customer.email });
    const refused = await comeBack('google', resident);
    expect([refused.status, refused.body.code]).toEqual([409, 'account_exists']);
    const { connect } = refused.body.details as { connect: string };
    const other = await givenCustomer(shop);
    await shop.client.post('/customer/auth/login', {
      email: other.customer.email,
      password: PASSWORD,
      connect,
    });
    expect((await comeBack('google', resident)).status).toBe(409);
    const login = { email: customer.email, password: PASSWORD, connect };
    expect((await shop.client.post('/customer/auth/login', { ...login, password: 'wrong' })).status).toBe(
      401,
    );
    expect((await comeBack('google', resident)).status).toBe(409);
    expect((await shop.client.post('/customer/auth/login', login)).status).toBe(200);
    const joined = await comeBack('google', resident);
    expect(joined.body.data.user.id).toBe(customer.id);
    expect((await shop.client.signIn('customer', customer.email, PASSWORD)) !== undefined).toBe(true);
  });

  it('ignores expired or invalid link tokens', async () => {
    const { customer } = await givenCustomer(shop);
    const resident = somebody({ email: customer.email });
    const { connect } = (await comeBack('google', resident)).body.details as { connect: string };
    clock.advance(11 * 60_000);
    for (const text of [connect, 'nonsense', (await begin('google')).flow]) {
      const login = { email: customer.email, password: PASSWORD, connect: text };
      expect((await shop.client.post('/customer/auth/login', login)).status).toBe(200);
    }
    expect((await comeBack('google', resident)).status).toBe(409);
  });

  it('converts a guest customer to an account only with a verified email address', async () => {
    const resident = somebody({ email_verified: false });
    const email = resident.email?.toLowerCase() ?? '';
    const database = shop.app.get(Database);
    const { customer } = await givenCustomer(shop, { email });
    await database.tx((em) => em.update(Customer, { id: customer.id }, { is_guest: true, password: null }));
    for (const provider of ['google', 'facebook'] as const) {
      const refused = await comeBack(provider, resident);
      expect([refused.status, refused.body.code]).toEqual([409, 'email_unverified']);
    }
    const answer = await comeBack('google', { ...resident, email_verified: true });
    expect(answer.body.data.user.id).toBe(customer.id);
  });

  it('a password reset by the owner of an email address removes unverified social identities and ends their sessions', async () => {
    const owner = somebody();
    const stranger = await comeBack('facebook', { ...somebody(), email: owner.email });
    const token = stranger.body.data.token;
    // The owner’s address is verified, but the existing account’s is not, so the two are not linked.
    const refused = await comeBack('google', owner);
    expect([refused.status, refused.body.code]).toEqual([409, 'account_exists']);
    expect(refused.body.details).toBeUndefined();
    const email = owner.email?.toLowerCase() ?? '';
    await shop.client.post('/customer/auth/password/email', { email });
    const [mail] = await mailsTo(shop, email);
    const secret = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = { token: secret, password: 'battery staple' };
    expect((await shop.client.post('/customer/auth/password/reset', reset)).status).toBe(200);
    expect((await shop.client.as({ token }).get('/customer/auth/user')).status).toBe(401);
    const id = stranger.body.data.user.id;
    const { body } = await admin.get<Data<CustomerIdentities>>(`/admin/customers/${id}/identities`);
    expect(body.data).toEqual({ has_password: true, identities: [] });
  });

  it('rejects a callback with an unknown flow, a different state or an expired flow', async () => {
    const { url, flow } = await begin('google');
    const back = providers.agree(url, somebody());
    const finish = (input: object) => shop.client.post('/customer/auth/socialLogin', input);
    const refusals = [
      await finish({ ...back, flow: 'nonsense' }),
      await finish({ ...back, flow, state: 'another' }),
      await finish({ ...back, flow: (await begin('google')).flow }),
    ];
    clock.advance(11 * 60_000);
    refusals.push(await finish({ ...back, flow }));
    expect(refusals.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual(
      Array(4).fill([422, ['flow']]),
    );
    expect((await finish({})).status).toBe(422);
  });

  it('rejects reused codes, and Google tokens with an invalid signature, audience, issuer, nonce or expiry', async () => {
    const { url, flow } = await begin('google');
    const back = { flow, ...providers.agree(url, somebody()) };
    expect((await shop.client.post('/customer/auth/socialLogin', back)).status).toBe(200);
    expect((await shop.client.post('/customer/auth/socialLogin', back)).status).toBe(401);
    const tampers: FakeIdentityProviders['tamper'][] = [
      { foreignKey: true },
      { claims: { aud: 'another shop' } },
      { claims: { iss: 'https://somewhere.test' } },
      { claims: { iss: undefined } },
      { claims: { nonce: 'another' } },
      { claims: { exp: 1 } },
    ];
    for (const tamper of tampers) {
      providers.tamper = tamper;
      const refused = await comeBack('google', somebody());
      expect([refused.status, refused.body.code]).toEqual([401, 'social_refused']);
    }
  });

  it('rejects Facebook tokens issued to another app, and accounts without an email address', async () => {
    providers.appId = 'another shop';
    expect((await comeBack('facebook', somebody())).body.code).toBe('social_refused');
    providers.appId = CLIENT.client_id;
    const { email: _, ...nameless } = somebody();
    const refused = await comeBack('facebook', nameless);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_missing']);
  });

  it('rejects deactivated accounts', async () => {
    const resident = somebody();
    const { id } = (await comeBack('google', resident)).body.data.user;
    await admin.put(`/admin/customers/updateStatus/${id}`, { status: 'inactive' });
    expect((await comeBack('google', resident)).status).toBe(401);
  });

  it('operators can view and disconnect identities, and the disconnection is recorded in the history', async () => {
    const resident = somebody();
    const { user, token } = (await comeBack('google', resident)).body.data;
    const path = `/admin/customers/${user.id}/identities`;
    const { body } = await admin.get<Data<CustomerIdentities>>(path);
    expect(body.data).toMatchObject({
      has_password: false,
      identities: [{ provider: 'google', email: resident.email?.toLowerCase() }],
    });
    const reader = await givenAdmin(shop, ['customers.read']);
    const one = `${path}/${body.data.identities[0]?.id}`;
    expect((await reader.delete(one)).status).toBe(403);
    expect((await admin.delete(`${path}/2000000000`)).status).toBe(404);
    expect((await admin.delete(one)).body).toMatchObject({ data: { identities: [] } });
    expect((await shop.client.as({ token }).get('/customer/auth/user')).status).toBe(401);
    const { text } = await admin.get(`/admin/history/customers/${user.id}`);
    expect(text).toContain('identities');
  });

  it('customers can connect and disconnect their identities, but not the last way to sign in', async () => {
    const { client, customer } = await givenCustomer(shop);
    const resident = somebody();
    const connect = async (person: Resident) => {
      const { url, flow } = await begin('google');
      const body = { flow, ...providers.agree(url, person) };
      return client.post<Data<CustomerIdentities>>('/web/connectIdentity', body);
    };
    const [identity] = (await connect(resident)).body.data.identities;
    expect(identity).toMatchObject({ provider: 'google', email: resident.email?.toLowerCase() });
    expect((await comeBack('google', resident)).body.data.user.id).toBe(customer.id);
    expect((await connect(resident)).status).toBe(200);
    expect((await connect(somebody())).body.code).toBe('identity_taken');
    const other = somebody();
    const { token } = (await comeBack('google', other)).body.data;
    expect((await connect(other)).body.code).toBe('identity_taken');
    const stranger = shop.client.as({ token });
    const path = `/web/disconnectIdentity/${identity?.id}`;
    expect((await stranger.delete(path)).body.code).toBe('last_sign_in');
    expect((await (await givenCustomer(shop)).client.delete(path)).status).toBe(404);
    expect((await client.delete(path)).body).toMatchObject({ data: { identities: [], has_password: true } });
    expect((await client.get('/web/customer_identities')).status).toBe(200);
    expect((await shop.client.get('/web/customer_identities')).status).toBe(401);
  });

  it('disabled providers respond 404', async () => {
    await admin.put('/admin/settings', { group: 'facebook', values: { enabled: 0 } });
    const answer = await shop.client.post('/customer/auth/socialLogin/begin', { provider: 'facebook' });
    expect(answer.status).toBe(404);
    expect((await shop.client.post('/customer/auth/socialLogin/begin', { provider: 'x' })).status).toBe(422);
    await admin.put('/admin/settings', { group: 'facebook', values: { enabled: 1 } });
  });
});
