import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { eventually } from '../support/eventually';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { givenCustomer } from '../support/customers.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Mails {
  mailbox: { id: number; to: string; subject: string }[];
}

const MINUTE = 60_000;

describe('password reset and first password', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' }, clock);
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const ask = (email: string, audience?: string) =>
    shop.client.post('/customer/auth/password/email', { email, ...(audience && { audience }) });
  const reset = (token: string, password = 'a brand new one') =>
    shop.client.post('/customer/auth/password/reset', { token, password });
  const mailsTo = async (to: string): Promise<number[]> => {
    await shop.app.get(OutboxDispatcher).drain();
    const { body } = await admin.get<Mails>('/admin/mailbox?range=[0,99]&sort=["id","ASC"]');
    return body.mailbox.filter((mail) => mail.to === to).map((mail) => mail.id);
  };
  const linkTo = async (to: string, count = 1): Promise<{ path: string; token: string }> => {
    let ids: number[] = [];
    await eventually(async () => expect((ids = await mailsTo(to)).length).toBe(count));
    const { text } = await admin.get(`/admin/mailbox/${ids.at(-1)}`);
    const [, path = '', token = ''] = /(\/[\w/-]+)\?token=([\w-]+)/.exec(text) ?? [];
    return { path, token };
  };

  it('resets the password by a link that works once and ends all sessions', async () => {
    const { client, customer } = await givenCustomer(shop);
    const { email } = customer;
    expect((await ask(email.toUpperCase())).status).toBe(200);
    const { path, token } = await linkTo(email);
    expect(path).toBe('/reset-password');
    expect((await reset(token, 'short')).body.errors).toHaveProperty('password');
    expect((await reset(token)).body).toMatchObject({ data: { audience: 'customer' } });
    expect((await client.get('/customer/auth/user')).status).toBe(401);
    expect(await shop.client.signIn('customer', email, 'a brand new one')).toBeDefined();
    expect((await reset(token)).body.errors).toHaveProperty('token');
    expect((await reset('x'.repeat(43))).status).toBe(422);
  });

  it('responds the same for unknown addresses, limits emails per account and rejects expired links', async () => {
    const { email } = (await givenCustomer(shop)).customer;
    const [answer, unknown] = [await ask(email), await ask(`nobody${next()}@stoa.test`)];
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
    for (let i = 0; i < 4; i++) await ask(email);
    const { token } = await linkTo(email, 3);
    clock.advance(61 * MINUTE);
    expect((await reset(token)).body.errors).toHaveProperty('token');
    expect((await ask('not an address')).status).toBe(422);
    expect((await ask(email, 'admin')).status).toBe(422);
  });

  it('resets a vendor’s password for the vendor audience', async () => {
    const { user } = await givenVendor(shop);
    await ask(user.email, 'vendor');
    const { token } = await linkTo(user.email);
    expect((await reset(token)).body).toMatchObject({ data: { audience: 'vendor' } });
    // A link that does not work any more says where another one can be requested.
    expect(await reset(token)).toMatchObject({ status: 422, body: { details: { audience: 'vendor' } } });
    expect((await reset('x'.repeat(43))).body).toMatchObject({ details: { audience: null } });
    expect(await shop.client.signIn('vendor', user.email, 'a brand new one')).toBeDefined();
  });

  it('lets the owner of a vendor created by an operator choose a first password', async () => {
    const email = `owner${next()}@stoa.test`;
    const made = await admin.post<{ data: { id: number } }>('/admin/vendors', { store_name: 'Made', email });
    expect(made.status).toBe(200);
    const { path, token } = await linkTo(email);
    expect(path).toBe('/set-password/vendor');
    await admin.put(`/admin/vendors/updateStatus/${made.body.data.id}`, { status: 'approved' });
    const early = await shop.client.post('/vendor/auth/login', { email, password: PASSWORD });
    expect(early.status).toBe(401);
    expect((await reset(token, PASSWORD)).status).toBe(200);
    const vendor = await shop.client.signIn('vendor', email, PASSWORD);
    expect((await vendor.get('/vendor/getVendorStore')).body).toMatchObject({ data: { store_name: 'Made' } });
    const twice = await admin.post('/admin/vendors', { store_name: 'Twice', email });
    expect(twice.body.errors).toHaveProperty('email');
  });

  it('limits requests for reset emails per account', async () => {
    const strict = await startShop({ SIGN_IN_LIMIT: '2' });
    const answers = [];
    for (let i = 0; i < 3; i++)
      answers.push(
        (await strict.client.post('/customer/auth/password/email', { email: 'a@stoa.test' })).status,
      );
    expect(answers).toEqual([200, 200, 429]);
    await strict.close();
  });
});

describe('a vendor’s bank account', () => {
  it('shows only its last digits to the vendor and to operators', async () => {
    const shop = await startShop();
    const admin = await givenAdmin(shop);
    const { client, vendor } = await givenVendor(shop);
    const input = { bank_name: 'Agora Bank', bank_account: 'DE89 3704 0044 0532 0130 00' };
    const saved = await client.post('/vendor/createOrUpdateVendorStore', input);
    expect(saved.body).toMatchObject({ data: { bank_name: 'Agora Bank', bank_account_hint: '•••• 3000' } });
    const seen = await admin.get(`/admin/vendors/${vendor.id}`);
    expect([saved.text, seen.text].some((text) => text.includes('0532'))).toBe(false);
    const wrong = await client.post('/vendor/createOrUpdateVendorStore', { bank_account: '?' });
    expect(wrong.body.errors).toHaveProperty('bank_account');
    await shop.close();
  });
});
