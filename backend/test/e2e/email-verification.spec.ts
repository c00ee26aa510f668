import type { CustomerOrderRow, CustomerProfile, VerifiedEmail } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenCustomer, registeredCustomer, verificationIn } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };
interface Link {
  id: number;
  hash: string;
}

describe('email verification of a customer account', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '100' });
  });
  afterAll(() => shop.close());

  const linkTo = async (email: string, count = 1): Promise<Link> => {
    const mails = await mailsTo(shop, email, count);
    return verificationIn(mails.at(-1)?.text);
  };
  const verify = (client: Client, link: Link): Promise<Answer<Data<VerifiedEmail>>> =>
    client.post<Data<VerifiedEmail>>('/web/verify_email', link);
  const isVerified = async (client: Client): Promise<boolean> =>
    (await client.get<Data<CustomerProfile>>('/web/customer_profile')).body.data.email_verified;

  it('succeeds once with the link of the registration email, also for concurrent requests', async () => {
    const { client, email } = await registeredCustomer(shop);
    expect(await isVerified(client)).toBe(false);
    const link = await linkTo(email);
    const both = await Promise.all([verify(client, link), verify(client, link)]);
    expect(both.map(({ body }) => body.data.already).sort()).toEqual([false, true]);
    expect(await isVerified(client)).toBe(true);
    expect((await verify(client, link)).body.data).toEqual({ already: true });
    await client.post('/web/resend_verification', {});
    await shop.app.get(OutboxDispatcher).drain();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it('refuses altered, foreign and unknown links with the same error, and requires a session', async () => {
    const { client, email } = await registeredCustomer(shop);
    const other = await registeredCustomer(shop);
    const link = await linkTo(email);
    const theirs = await linkTo(other.email);
    const wrong = [
      theirs,
      { ...theirs, id: link.id },
      { ...link, id: 2_000_000_000 },
      { ...link, hash: `z${link.hash}` },
      { ...link, hash: 'x' },
    ];
    const answers: Answer[] = [];
    for (const one of wrong) answers.push(await verify(client, one));
    for (const { status, text } of answers) expect([status, text]).toEqual([422, answers[0]?.text]);
    expect(answers[0]?.body).toMatchObject({ code: 'link_invalid', errors: { hash: [expect.any(String)] } });
    expect((await verify(guest(shop), link)).status).toBe(401);
    expect([await isVerified(client), await isVerified(other.client)]).toEqual([false, false]);
  });

  it('applies only to the email address that the link was sent to', async () => {
    const { client, email } = await registeredCustomer(shop);
    const first = await linkTo(email);
    await verify(client, first);
    const moved = `moved${next()}@stoa.test`;
    await client.post('/web/customerProfileUpdate', { email: moved, current_password: PASSWORD });
    expect(await isVerified(client)).toBe(false);
    expect((await verify(client, first)).body.code).toBe('link_invalid');
    expect((await verify(client, await linkTo(moved))).body.data).toEqual({ already: false });
  });

  it('is required again after an operator changes the email', async () => {
    const { client, email } = await registeredCustomer(shop);
    const link = await linkTo(email);
    await verify(client, link);
    const admin = await givenAdmin(shop);
    const change = (input: object) => admin.put(`/admin/customers/${link.id}`, input);
    expect((await change({ first_name: 'Grace' })).status).toBe(200);
    expect(await isVerified(client)).toBe(true);
    expect((await change({ email: `moved${next()}@stoa.test` })).status).toBe(200);
    expect(await isVerified(client)).toBe(false);
  });

  it('adds guest orders with the same email to the account, and not before', async () => {
    const { country_id } = await givenMarket(shop);
    const variant = await givenVariant(shop, (await givenVendor(shop)).vendor.id);
    const { client, email } = await registeredCustomer(shop);
    const buyer = guest(shop);
    await addToCart(buyer, variant);
    const { group_number } = (await pay(buyer, await readyToPay(buyer, country_id, email))).body.data;
    await shop.app.get(OutboxDispatcher).drain();
    const bought = async (): Promise<string[]> =>
      (await client.get<Data<CustomerOrderRow[]>>('/web/customer_orders')).body.data.map(
        ({ number }) => number,
      );
    expect(await bought()).toEqual([]);
    const mails = await mailsTo(shop, email);
    const texts = mails.map(({ text }) => text).join('\n');
    await verify(client, verificationIn(texts));
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await bought()).toEqual([group_number]));
  });
});

describe('verification emails', () => {
  it('expire after three days, and can be requested again', async () => {
    const clock = new FixedClock(new Date());
    const shop = await startShop({ SIGN_IN_LIMIT: '100' }, clock);
    const { client, customer } = await givenCustomer(shop);
    await client.post('/web/resend_verification', {});
    const linkOf = async (count: number): Promise<Link> =>
      verificationIn((await mailsTo(shop, customer.email, count)).at(-1)?.text);
    const old = await linkOf(1);
    clock.advance(3 * 24 * 3_600_000);
    const expired = await client.post('/web/verify_email', old);
    expect([expired.status, expired.body.code]).toEqual([422, 'link_expired']);
    await client.post('/web/resend_verification', {});
    const fresh = await client.post<Data<VerifiedEmail>>('/web/verify_email', await linkOf(2));
    expect(fresh.body.data).toEqual({ already: false });
    await shop.close();
  });

  it('can be requested five times before a 429', async () => {
    const shop = await startShop({ SIGN_IN_LIMIT: '10' });
    const { client } = await givenCustomer(shop);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await client.post('/web/resend_verification', {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await shop.close();
  });
});
