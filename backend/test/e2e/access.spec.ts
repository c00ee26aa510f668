import type { Client } from '@stoa/testing';
import { givenAdmin, PASSWORD } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('authentication and permissions', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '10' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('accepts an operator’s session token on public endpoints', async () => {
    expect((await admin.get('/web/languages')).status).toBe(200);
  });

  it('returns 401 for a forged token, even on public endpoints', async () => {
    const forged = shop.client.as({ token: 'eyJhbGciOiJub25lIn0.eyJzaWQiOjEsInR5cCI6InNlc3Npb24ifQ.' });
    expect((await forged.get('/web/languages')).status).toBe(401);
    expect((await forged.get('/admin/units')).status).toBe(401);
  });

  it('refuses an operator’s session on vendor and customer endpoints', async () => {
    expect((await admin.get('/vendor/products')).status).toBe(403);
    const orders = await admin.get('/web/customer_orders');
    expect(orders).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('ends a session immediately on sign-out', async () => {
    const other = await givenAdmin(shop);
    expect((await other.get('/admin/auth/user')).status).toBe(200);
    await other.get('/admin/auth/logout');
    expect((await other.get('/admin/auth/user')).status).toBe(401);
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const operator = await admin.get<{ data: { email: string } }>('/admin/auth/user');
    const { email } = operator.body.data;
    const attempt = (address: string) =>
      shop.client.post('/admin/auth/login', { email: address, password: 'wrong password' });
    const answer = await attempt(email);
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const unknown = await attempt('stranger@stoa.test');
    expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
    expect((await shop.client.signIn('admin', email, PASSWORD)).get).toBeDefined();
  });

  it('returns 401 for failed sign-ins, and 429 after ten attempts with one email', async () => {
    const attempt = (email: string): ReturnType<Client['post']> =>
      shop.client.post('/admin/auth/login', { email, password: 'wrong password' });
    const unknown = await attempt('nobody@stoa.test');
    expect(unknown).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await attempt('victim@stoa.test')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('applies a change of a role’s permissions immediately', async () => {
    const staff = await givenAdmin(shop, ['units.read']);
    expect((await staff.get('/admin/units')).status).toBe(200);
    expect((await staff.post('/admin/units', { name: 'x', symbol: 'x' })).status).toBe(403);
    const { roles } = (
      await admin.get<{ roles: { id: number; code: string }[] }>('/admin/roles?sort=["id","DESC"]')
    ).body;
    const role = roles.find((one) => one.code.startsWith('role_'));
    await admin.put(`/admin/roles/${role?.id}`, { permission_ids: [] });
    expect((await staff.get('/admin/units')).status).toBe(403);
  });
});
