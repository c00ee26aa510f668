import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { secureDemoAccounts } from '../../database/seeds/demo-accounts';
import { DEMO_PASSWORD } from '../../database/seeds/demo/steps/accounts';
import { Config } from '../../src/kernel/config';
import { Database } from '../../src/kernel/database';
import { Admin } from '../../src/modules/identity';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('protection of demo accounts and metrics', () => {
  let shop: Shop;
  const printed: string[] = [];

  beforeAll(async () => {
    shop = await startShop();
    await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const secured = (settings: object): Promise<void> => {
    const source = shop.app.get<DataSource>(getDataSourceToken() as never);
    const config = new Config({ ...shop.app.get(Config), ...settings });
    return secureDemoAccounts(config, source, (line) => printed.push(line));
  };
  const signIn = async (audience: string, email: string, password = DEMO_PASSWORD) =>
    (await shop.client.post(`/${audience}/auth/login`, { email, password })).status;

  it('replaces demo passwords and ends sessions once the shop is reachable from other machines', async () => {
    const admin = await givenAdmin(shop);
    const [{ role_id }] = (await shop.app.get(Database).em.find(Admin)) as [Admin];
    const email = 'admin@stoa.test';
    await admin.post('/admin/admins', { name: 'Boss', email, password: DEMO_PASSWORD, role_id });
    await admin.post('/admin/customers', {
      first_name: 'C',
      last_name: 'U',
      email: 'customer@stoa.test',
      password: 'somebody’s own',
    });
    expect(await signIn('customer', 'customer@stoa.test', 'somebody’s own')).toBe(200);
    const unnamed = 'shopper7@stoa.test';
    await admin.post('/admin/customers', {
      first_name: 'S',
      last_name: 'H',
      email: unnamed,
      password: DEMO_PASSWORD,
    });
    const session = await shop.client.signIn('admin', email, DEMO_PASSWORD);

    await secured({});
    expect([printed, await signIn('admin', email)]).toEqual([[], 200]);

    await secured({ HOST: '0.0.0.0' });
    const [output = ''] = printed;
    const [, password = ''] = /admin@stoa\.test\s+(\S+)/.exec(output) ?? [];
    expect([await signIn('admin', email), await signIn('admin', email, password)]).toEqual([401, 200]);
    expect(await signIn('customer', unnamed)).toBe(401);
    expect(await signIn('customer', 'customer@stoa.test', 'somebody’s own')).toBe(200);
    expect(output).not.toContain(unnamed);
    expect(output).not.toContain('customer@stoa.test');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await session.get('/admin/auth/user')).status).toBe(401);

    await secured({ PUBLIC_URL: 'https://shop.example' });
    expect(printed).toHaveLength(1);
    expect(await signIn('admin', email, password)).toBe(200);
  });

  it('serves metrics to local requests, and to remote ones only with the token', async () => {
    const ask = (headers: object, remoteAddress?: string) =>
      shop.app.inject({ url: '/backend/metrics', headers: headers as never, remoteAddress });
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({}, '203.0.113.9')).statusCode).toBe(404);
    expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    const demoShop = await startShop({ METRICS_TOKEN: 'a-token-for-prometheus' });
    const with_ = (authorization?: string) =>
      demoShop.app.inject({
        url: '/backend/metrics',
        headers: authorization ? { authorization } : {},
        remoteAddress: '203.0.113.9',
      });
    expect((await with_('Bearer a-token-for-prometheus')).statusCode).toBe(200);
    expect((await with_('Bearer something-else')).statusCode).toBe(404);
    expect((await with_()).statusCode).toBe(404);
    await demoShop.close();
  });
});
