import type { CustomerAddress, CustomerProfile, SignInAnswer } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { givenAddress, givenCustomer } from '../support/customers.factories';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { givenPlaces } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Data<T> = { data: T };
type Book = Data<CustomerAddress[]>;

describe('customers', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenMarket(shop);
  });
  afterAll(() => shop.close());

  const person = (): { first_name: string; last_name: string; email: string; password: string } => ({
    first_name: 'Grace',
    last_name: 'Shopper',
    email: `Grace${next()}@Stoa.test`,
    password: 'long enough',
  });

  it('created by an operator without a password get an email whose link sets it once', async () => {
    const email = `invited${next()}@stoa.test`;
    const facts = { first_name: 'Ida', last_name: 'Invited', email };
    expect((await admin.post('/admin/customers', facts)).status).toBe(200);
    const [mail] = await mailsTo(shop, email);
    const token = /\/set-password\/customer\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const choose = () => shop.client.post('/customer/auth/password/reset', { token, password: PASSWORD });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 422]);
    const client = await shop.client.signIn('customer', email, PASSWORD);
    expect((await client.get('/web/customer_profile')).body.data).toMatchObject({ email_verified: true });
    const other = `entered${next()}@stoa.test`;
    await admin.post('/admin/customers', { ...facts, email: other, password: PASSWORD });
    await shop.app.get(OutboxDispatcher).drain();
    expect(await shop.app.get(Database).em.countBy(MailboxMail, { to: other })).toBe(0);
  });

  it('are signed in by registration, sign in with their email in any letter case, and sign out', async () => {
    const input = { ...person(), session_token: guestSession() };
    const answer = await shop.client.post<Data<SignInAnswer>>('/web/registerCustomer', input);
    expect(answer.body.data.user).toMatchObject({ audience: 'customer', email: input.email.toLowerCase() });
    const client = shop.client.as({ token: answer.body.data.token });
    expect((await client.get('/customer/auth/user')).body).toMatchObject({ data: { name: 'Grace Shopper' } });
    const newSession = await shop.client.signIn('customer', input.email.toUpperCase(), input.password);
    expect((await newSession.get('/web/customer_profile')).body).toMatchObject({
      data: { first_name: 'Grace' },
    });
    expect((await client.get('/customer/auth/logout')).status).toBe(200);
    expect((await client.get('/customer/auth/user')).status).toBe(401);
  });

  it('cannot register with a taken email or with invalid fields', async () => {
    const input = person();
    await shop.client.post('/web/registerCustomer', input);
    const twice = await shop.client.post('/web/registerCustomer', {
      ...input,
      email: input.email.toLowerCase(),
    });
    expect(twice.status).toBe(422);
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['email']);
    const wrong = { email: 'x', password: 'short', first_name: ' ', is_default: true };
    const refused = await shop.client.post('/web/registerCustomer', wrong);
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(
      ['email', 'first_name', 'is_default', 'last_name', 'password'].sort(),
    );
    const blank = await shop.client.post('/web/registerCustomer', { ...person(), password: ' '.repeat(8) });
    expect([blank.status, Object.keys(blank.body.errors ?? {})]).toEqual([422, ['password']]);
  });

  it('get the same answer for a wrong password and an unknown email', async () => {
    const { customer } = await givenCustomer(shop);
    const wrong = await shop.client.post('/customer/auth/login', {
      email: customer.email,
      password: 'not it',
    });
    const unknown = await shop.client.post('/customer/auth/login', {
      email: 'no@stoa.test',
      password: 'not it',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(unknown.text);
  });

  it('can update their profile, but email and password only with the current password', async () => {
    const { client, customer } = await givenCustomer(shop);
    const input = { first_name: 'Augusta', phone: '', locale: 'es', currency: 'EUR', email: customer.email };
    const changed = await client.post<Data<CustomerProfile>>('/web/customerProfileUpdate', input);
    expect(changed.body.data).toMatchObject({
      first_name: 'Augusta',
      phone: null,
      locale: 'es',
      currency: 'EUR',
    });
    const email = `moved${next()}@stoa.test`;
    const refused = await client.post('/web/customerProfileUpdate', { email });
    expect(refused.body.errors).toHaveProperty('current_password');
    const confirmed = { email, password: 'another one', current_password: PASSWORD };
    expect((await client.post('/web/customerProfileUpdate', confirmed)).status).toBe(200);
    expect((await client.get('/web/customer_profile')).status).toBe(401);
    const back = await shop.client.signIn('customer', email, 'another one');
    const nulls = await back.post('/web/customerProfileUpdate', {
      first_name: null,
      email: null,
      marketing_consent: null,
    });
    expect(Object.keys(nulls.body.errors ?? {}).sort()).toEqual(['email', 'first_name', 'marketing_consent']);
  });

  it('manage an address book with one default address', async () => {
    const { client } = await givenCustomer(shop);
    const { country, state, city } = await givenPlaces(shop);
    const input = { first_name: 'Ada', last_name: 'Buyer', line1: '1 Test Street', country_id: country.id };
    const first = { ...input, state_id: state.id, city_id: city.id, postcode: '12345', label: 'Home' };
    const made = await client.post<Data<CustomerAddress>>('/web/addCustomerAddress', first);
    expect(made.body.data).toMatchObject({
      is_default: true,
      type: 'both',
      country_name: country.name,
      state_name: state.name,
      city_name: city.name,
    });
    const second = { ...input, city_text: 'Elsewhere', postcode: '54321', type: 'billing' };
    const other = await client.post<Data<CustomerAddress>>('/web/addCustomerAddress', second);
    const { id } = other.body.data;
    const book = await client.post<Book>('/web/updateCustomerdefaultAddress', { address_id: id });
    expect(book.body.data.map((row) => [row.id, row.is_default])).toEqual([
      [id, true],
      [made.body.data.id, false],
    ]);
    const moved = { ...second, address_id: id, line1: '2 Test Street' };
    expect((await client.post('/web/updateCustomerAddress', moved)).body).toMatchObject({
      data: { line1: '2 Test Street' },
    });
    const answer = await client.delete<Book>(`/web/deleteCustomerAddress/${id}`);
    expect(answer.body.data).toMatchObject([{ id: made.body.data.id, is_default: true }]);
    expect((await client.get('/web/customerWithAddresses')).body).toMatchObject({
      data: { addresses: [{ label: 'Home' }] },
    });
  });

  it('get validation errors for an address by field', async () => {
    const { client } = await givenCustomer(shop);
    const strict = await givenPlaces(shop, { requires_state: true });
    const other = await givenPlaces(shop);
    const input = { first_name: 'Ada', last_name: 'Buyer', line1: '1 Test Street' };
    const errors = async (fields: object): Promise<string[]> => {
      const answer = await client.post('/web/addCustomerAddress', { ...input, ...fields });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors ?? {}).sort();
    };
    const country_id = strict.country.id;
    expect(await errors({ country_id })).toEqual(['city_text', 'postcode', 'state_id']);
    // A field of the wrong kind is answered together with what the country requires.
    expect(await errors({ country_id, first_name: '' })).toEqual([
      'city_text',
      'first_name',
      'postcode',
      'state_id',
    ]);
    const foreign = { country_id, city_id: other.city.id, postcode: '1234' };
    expect(await errors({ ...foreign, state_id: other.state.id })).toEqual(['postcode', 'state_id']);
    expect(await errors({ ...foreign, state_id: strict.state.id })).toEqual(['city_id', 'postcode']);
    expect(await errors({ country_id: 999_999, city_text: 'Town' })).toEqual(['country_id']);
    expect(await errors({ country_id, line1: null, state_id: 1.5 })).toEqual([
      'city_text',
      'line1',
      'postcode',
      'state_id',
    ]);
    const address = { ...input, country_id, first_name: '', city_text: 'Town', state_id: strict.state.id };
    const delivered = await client.post('/web/validateShippingAddress', { address });
    expect(Object.keys(delivered.body.errors ?? {}).sort()).toEqual([
      'address.first_name',
      'address.postcode',
    ]);
  });

  it('cannot access each other’s addresses', async () => {
    const [one, other] = [await givenCustomer(shop), await givenCustomer(shop)];
    const { country } = await givenPlaces(shop);
    const id = await givenAddress(shop, one.customer, { country_id: country.id });
    const input = { address_id: id, first_name: 'X', last_name: 'Y', line1: 'Z', country_id: country.id };
    for (const answer of [
      await other.client.get(`/web/viewCustomerAddress/${id}`),
      await other.client.delete(`/web/deleteCustomerAddress/${id}`),
      await other.client.post('/web/updateCustomerdefaultAddress', { address_id: id }),
      await other.client.post('/web/updateCustomerAddress', {
        ...input,
        city_text: 'Town',
        postcode: '12345',
      }),
    ])
      expect(answer.status).toBe(404);
    expect((await other.client.get<Book>('/web/customer_all_addresses')).body.data).toEqual([]);
    expect((await one.client.get(`/web/viewCustomerAddress/${id}`)).body).toMatchObject({
      data: { line1: '1 Test Street' },
    });
  });

  it('keep their addresses, which operators can edit but not reassign to another customer', async () => {
    const [one, other] = [await givenCustomer(shop), await givenCustomer(shop)];
    const { country } = await givenPlaces(shop);
    const path = `/admin/addresses/${await givenAddress(shop, one.customer, { country_id: country.id })}`;
    const moved = await admin.put(path, { line1: '3 Moved Street', customer_id: other.customer.id });
    expect([moved.status, Object.keys(moved.body.errors ?? {})]).toEqual([422, ['customer_id']]);
    const answer = await admin.put(path, { line1: '4 Kept Street', customer_id: one.customer.id });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { line1: '4 Kept Street', customer_id: one.customer.id } },
    });
  });

  it('always have a default among the addresses that operators left active', async () => {
    const { client, customer } = await givenCustomer(shop);
    const { country } = await givenPlaces(shop);
    const add = () => givenAddress(shop, customer, { country_id: country.id });
    const [first, second] = [await add(), await add()];
    const book = async (): Promise<unknown[]> => {
      const { data } = (await client.get<Book>('/web/customer_all_addresses')).body;
      return data.map((row) => [row.id, row.is_default]);
    };
    await admin.put(`/admin/addresses/updateStatus/${first}`, { status: 'inactive' });
    expect(await book()).toEqual([[second, true]]);
    await admin.put(`/admin/addresses/${second}`, { status: 'inactive' });
    expect(await book()).toEqual([]);
    const third = await add();
    expect(await book()).toEqual([[third, true]]);
    await admin.put(`/admin/addresses/updateStatus/${first}`, { status: 'active' });
    await client.delete(`/web/deleteCustomerAddress/${third}`);
    expect(await book()).toEqual([[first, true]]);
  });

  it('can be viewed, deactivated, deleted and restored by operators, who never see passwords', async () => {
    const { client, customer } = await givenCustomer(shop);
    const { country } = await givenPlaces(shop);
    const id = await givenAddress(shop, customer, { country_id: country.id });
    const one = await admin.get(`/admin/customers/${customer.id}`);
    expect(one.body).toMatchObject({ data: { email: customer.email } });
    expect(one.text).not.toContain('password');
    const list = await admin.get(`/admin/addresses/customer/${customer.id}`);
    expect(list.body).toMatchObject({ total: 1, addresses: [{ id, is_default: true }] });
    expect((await admin.get('/admin/addresses/customer/999999')).status).toBe(404);
    expect((await admin.put(`/admin/customers/${customer.id}`, { first_name: null })).status).toBe(422);
    await admin.put(`/admin/customers/updateStatus/${customer.id}`, { status: 'inactive' });
    expect((await client.get('/customer/auth/user')).status).toBe(401);
    const signIn = (password: string) =>
      shop.client.post('/customer/auth/login', { email: customer.email, password });
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401, body: { code: 'account_deactivated' } });
    expect(await signIn('a guess')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect((await admin.delete(`/admin/customers/${customer.id}`)).status).toBe(200);
    const address = () => admin.get(`/admin/addresses/${id}`);
    const count = async () =>
      (
        await admin.post<{ total: number }>('/admin/addresses/filter', {
          filter: { customer_id: customer.id },
        })
      ).body.total;
    expect([(await address()).status, await count()]).toEqual([404, 0]);
    await admin.post('/admin/restore/customers', { ids: [customer.id] });
    expect([(await address()).status, await count()]).toEqual([200, 1]);
  });

  it('cannot use admin endpoints, as operators and guests cannot use customer endpoints', async () => {
    const { client } = await givenCustomer(shop);
    expect((await client.get('/admin/customers')).status).toBe(403);
    expect((await admin.get('/web/customer_profile')).status).toBe(401);
    expect((await shop.client.get('/web/customer_all_addresses')).status).toBe(401);
    const reader = await givenAdmin(shop, ['customers.read']);
    expect((await reader.get('/admin/customersActive')).status).toBe(200);
    expect((await reader.get('/admin/addresses')).status).toBe(403);
  });
});
