import type { CustomerProfile } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { registeredCustomer, verificationIn } from '../support/customers.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { workDone } from '../support/work-done';

interface Subscription {
  id: number;
  email: string;
  state: string;
  source: string;
  consent_at: string | null;
}

describe('a customer’s consent to marketing', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const subscriptionOf = async (email: string): Promise<Subscription | undefined> => {
    const { body } = await admin.post<{ newsletters: Subscription[] }>('/admin/newsletters/filter', {
      filter: { q: email },
    });
    return body.newsletters[0];
  };
  const consentOf = async (client: Client): Promise<boolean> =>
    (await client.get<{ data: CustomerProfile }>('/web/customer_profile')).body.data.marketing_consent;
  const change = async (client: Client, input: object): Promise<void> =>
    expect((await client.post('/web/customerProfileUpdate', input)).status).toBe(200);

  const verifies = async (client: Client, email: string): Promise<void> => {
    const texts = (await mailsTo(shop, email)).map(({ text }) => text).join('\n');
    expect((await client.post('/web/verify_email', verificationIn(texts))).status).toBe(200);
    await workDone(shop);
  };
  const customer = async (consent: boolean): Promise<{ client: Client; email: string }> => {
    const account = await registeredCustomer(shop, { marketing_consent: consent });
    await verifies(account.client, account.email);
    return account;
  };

  it('subscribes the address to the newsletter once that is verified, without a second question', async () => {
    const { client, email } = await registeredCustomer(shop, { marketing_consent: true });
    expect(await subscriptionOf(email)).toBeUndefined();
    await verifies(client, email);
    expect(await subscriptionOf(email)).toMatchObject({
      state: 'subscribed',
      source: 'account',
      consent_at: expect.any(String) as string,
    });
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it('is followed when it is withdrawn and given again', async () => {
    const { client, email } = await customer(false);
    expect(await subscriptionOf(email)).toBeUndefined();
    await change(client, { marketing_consent: true });
    expect(await subscriptionOf(email)).toMatchObject({ state: 'subscribed' });
    await change(client, { marketing_consent: false });
    expect(await subscriptionOf(email)).toMatchObject({ state: 'unsubscribed' });
    await Promise.all([1, 2].map(() => change(client, { marketing_consent: true })));
    expect(await subscriptionOf(email)).toMatchObject({ state: 'subscribed' });
  });

  it('is what the links of the newsletter’s e-mails say', async () => {
    const { client, email } = await customer(false);
    await shop.client.post('/web/newsletter', { email });
    const mails = await mailsTo(shop, email, 2);
    const token = /newsletter\/confirm\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(await consentOf(client)).toBe(false);
    await shop.client.post(`/web/newsletter/confirm/${token}`);
    expect(await consentOf(client)).toBe(true);
    await shop.client.post(`/web/newsletter/unsubscribe/${token}`);
    expect(await consentOf(client)).toBe(false);
  });

  it('does not change by links for an account whose address is not verified, as it may be somebody else’s', async () => {
    const { client, email } = await registeredCustomer(shop, { marketing_consent: false });
    await shop.client.post('/web/newsletter', { email });
    const mails = await mailsTo(shop, email, 2);
    const token = /newsletter\/confirm\/([\w-]+)/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? '';
    await shop.client.post(`/web/newsletter/confirm/${token}`);
    expect(await subscriptionOf(email)).toMatchObject({ state: 'subscribed' });
    expect(await consentOf(client)).toBe(false);
  });

  it('moves to another address with the account: the former one leaves, the new one follows when verified', async () => {
    const { client, email } = await customer(true);
    const moved = `moved${next()}@stoa.test`;
    await change(client, { email: moved, current_password: PASSWORD });
    expect(await subscriptionOf(email)).toMatchObject({ state: 'unsubscribed' });
    expect(await subscriptionOf(moved)).toBeUndefined();
    await verifies(client, moved);
    expect(await subscriptionOf(moved)).toMatchObject({ state: 'subscribed' });
    expect(await consentOf(client)).toBe(true);
  });

  it('can be withdrawn for a customer by an operator, but not given', async () => {
    const { client, email } = await customer(false);
    const { body } = await admin.post<{ customers: { id: number }[] }>('/admin/customers/filter', {
      filter: { q: email },
    });
    const path = `/admin/customers/${body.customers[0]?.id}`;
    const set = async (marketing_consent: boolean): Promise<void> => {
      const { version } = (await admin.get<{ data: { version: number } }>(path)).body.data;
      expect((await admin.put(path, { marketing_consent, version })).status).toBe(200);
    };
    await set(true);
    expect(await subscriptionOf(email)).toBeUndefined();
    await set(false);
    await change(client, { marketing_consent: true });
    await set(false);
    expect(await subscriptionOf(email)).toMatchObject({ state: 'unsubscribed' });
  });

  it('ends when an operator ends or deletes the subscription', async () => {
    const { client, email } = await customer(true);
    const { id } = (await subscriptionOf(email)) ?? {};
    expect(
      (await admin.put(`/admin/newsletters/updateStatus/${id}`, { status: 'unsubscribed' })).status,
    ).toBe(200);
    expect(await consentOf(client)).toBe(false);
    await change(client, { marketing_consent: true });
    expect((await admin.delete(`/admin/newsletters/${id}`)).status).toBe(200);
    expect(await consentOf(client)).toBe(false);
    await change(client, { marketing_consent: true });
    expect(await subscriptionOf(email)).toMatchObject({ state: 'subscribed' });
  });
});
