import type { CustomerOrderRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { OutboxDispatcher } from '../../src/kernel/queue';
import type { Customer } from '../../src/modules/customers';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };

describe('guest customers', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;
  let variant: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
    variant = await givenVariant(shop, (await givenVendor(shop)).vendor.id);
  });
  afterAll(() => shop.close());

  /** Buys a product as a guest with this email; returns the order group number. */
  const buys = async (email: string): Promise<string> => {
    const client = guest(shop);
    await addToCart(client, variant);
    const paid = await pay(client, await readyToPay(client, country_id, email));
    if (paid.status !== 200) throw new Error(paid.text);
    await shop.app.get(OutboxDispatcher).drain();
    return paid.body.data.group_number;
  };
  const expectBought = (client: Client, numbers: string[]): Promise<void> =>
    eventually(async () => {
      const list = await client.get<Data<CustomerOrderRow[]>>('/web/customer_orders');
      expect(list.body.data.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    });
  /** Sets a password by the emailed link, and signs in with it. */
  const byMail = async (email: string): Promise<Client> => {
    let token: string | undefined;
    await eventually(async () => {
      const texts = (await mailsTo(shop, email)).map(({ text }) => text);
      token = texts.flatMap((text) => /-password\S*\?token=([\w-]+)/.exec(text)?.slice(1) ?? []).at(-1);
      expect(token).toBeDefined();
    });
    const chosen = { token, password: 'chosen by letter' };
    expect((await shop.client.post('/customer/auth/password/reset', chosen)).status).toBe(200);
    return shop.client.signIn('customer', email, chosen.password);
  };

  it('cannot register directly, but set a password by an emailed link and keep their orders', async () => {
    const name = { first_name: 'Grace', last_name: 'Shopper' };
    const input = { ...name, email: `Grace${next()}@Stoa.test`, password: 'long enough' };
    const email = input.email.toLowerCase();
    const bought = [await buys(input.email), await buys(email)];
    await buys(`other${email}`);
    const guests = () =>
      admin.post<{ customers: { id: number }[]; total: number }>('/admin/customers/filter', {
        filter: { email, is_guest: true },
      });
    await eventually(async () =>
      expect((await guests()).body).toMatchObject({
        total: 1,
        customers: [{ first_name: 'Ada', last_name: 'Lovelace' }],
      }),
    );
    const [record] = (await guests()).body.customers;
    expect((await shop.client.post('/customer/auth/login', { email, password: 'long enough' })).status).toBe(
      401,
    );
    const refused = await shop.client.post('/web/registerCustomer', input);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['email']]);
    for (let n = 0; n < 4; n++) await shop.client.post('/web/registerCustomer', input);
    const mails = (await mailsTo(shop, email, 5)).filter(({ text }) => text.includes('/set-password/'));
    expect(mails).toHaveLength(3);
    const client = await byMail(email);
    const user = await client.get<Data<{ id: number }>>('/customer/auth/user');
    expect(user.body.data.id).toBe(record?.id);
    await expectBought(client, bought);
    // A later guest purchase, signed out or on another device, is theirs at once: the email is verified.
    const later = await buys(email);
    await expectBought(client, [...bought, later]);
  });

  it('with an unverified account get their guest orders only after a password reset by email', async () => {
    const { client, customer } = await givenCustomer(shop);
    const bought = await buys(customer.email);
    await expectBought(client, []);
    await shop.client.post('/customer/auth/password/email', { email: customer.email });
    await expectBought(await byMail(customer.email), [bought]);
  });

  it('can change an account’s email to one used as a guest, and get its orders once verified', async () => {
    const { client } = await givenCustomer(shop);
    const email = `moves${next()}@stoa.test`;
    const bought = await buys(email);
    const moved = await client.post('/web/customerProfileUpdate', { email, current_password: PASSWORD });
    expect(moved.status).toBe(200);
    await expectBought(client, []);
    await shop.client.post('/customer/auth/password/email', { email });
    await expectBought(await byMail(email), [bought]);
  });

  it.each([
    ['with what they bought since where their address is proven', true],
    ['without it where it is not', false],
  ])('have a deleted account restored in place of their guest record, %s', async (_, isProven) => {
    const { client, customer } = await givenCustomer(shop);
    const { id, email } = customer;
    if (isProven) {
      await client.post('/customer/auth/password/email', { email });
      await byMail(email);
    }
    await admin.delete(`/admin/customers/${id}`);
    const bought = await buys(email);
    const living = async () =>
      (await admin.get<{ customers: Partial<Customer>[] }>(`/admin/customers?filter={"q":"${email}"}`)).body
        .customers;
    await eventually(async () => expect(await living()).toMatchObject([{ email, is_guest: true }]));
    const restored = await admin.post(`/admin/restore/customers`, { ids: [id] });
    expect(restored.body.data).toEqual({ done: [id], refused: [] });
    expect(await living()).toMatchObject([{ id, email, is_guest: false }]);
    const password = isProven ? 'chosen by letter' : PASSWORD;
    await shop.app.get(OutboxDispatcher).drain();
    await expectBought(await shop.client.signIn('customer', email, password), isProven ? [bought] : []);
  });
});
