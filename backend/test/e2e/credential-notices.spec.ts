import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import { startShop, type Shop } from '../support/shop';

const NEW = 'battery staple';

describe('notices about changed credentials of a customer', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '100' });
  });
  afterAll(() => shop.close());

  const subjectsTo = async (email: string, atLeast: number): Promise<string[]> =>
    (await mailsTo(shop, email, atLeast)).map(({ subject }) => subject);

  it('go to the former address when another is entered', async () => {
    const { client, customer } = await givenCustomer(shop);
    const email = `moved${next()}@stoa.test`;
    const changed = await client.post('/web/customerProfileUpdate', { email, current_password: PASSWORD });
    expect(changed.status).toBe(200);
    const mails = await mailsTo(shop, customer.email);
    expect(mails.at(-1)?.subject).toContain('The email address of your account was changed');
    expect(mails.at(-1)?.text).not.toContain(email);
    expect(await subjectsTo(email, 1)).toEqual([expect.stringContaining('Confirm your email address')]);
  });

  it('follow a new password, chosen in the account or by a link', async () => {
    const { client, customer } = await givenCustomer(shop);
    const input = { password: NEW, current_password: PASSWORD };
    expect((await client.post('/web/customerProfileUpdate', input)).status).toBe(200);
    expect((await subjectsTo(customer.email, 1)).at(-1)).toContain('Your password was changed');
    await shop.client.post('/customer/auth/password/email', { email: customer.email });
    const sent = await mailsTo(shop, customer.email, 2);
    const [, token = ''] = /\?token=([\w-]+)/.exec(sent.at(-1)?.text ?? '') ?? [];
    const reset = await shop.client.post('/customer/auth/password/reset', { token, password: PASSWORD });
    expect(reset.status).toBe(200);
    expect((await subjectsTo(customer.email, 3)).at(-1)).toContain('Your password was changed');
  });

  it('follow what an operator changes', async () => {
    const { customer } = await givenCustomer(shop);
    const admin = await givenAdmin(shop);
    const email = `moved${next()}@stoa.test`;
    const changed = await admin.put(`/admin/customers/${customer.id}`, { email, password: NEW });
    expect(changed.status).toBe(200);
    expect((await subjectsTo(customer.email, 1)).at(-1)).toContain(
      'The email address of your account was changed',
    );
    // Several workers send them, so their order is not certain.
    expect((await subjectsTo(email, 2)).sort()).toEqual([
      expect.stringContaining('Confirm your email address'),
      expect.stringContaining('Your password was changed'),
    ]);
    expect((await admin.put(`/admin/customers/${customer.id}`, { first_name: 'Ada' })).status).toBe(200);
    expect(await subjectsTo(email, 2)).toHaveLength(2);
  });

  it('do not follow another name', async () => {
    const { client, customer } = await givenCustomer(shop);
    expect((await client.post('/web/customerProfileUpdate', { first_name: 'Ada' })).status).toBe(200);
    expect(await subjectsTo(customer.email, 0)).toEqual([]);
  });
});
