import { FixedClock } from '../../src/kernel/clock';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { type LiveShop, startLiveShop } from '../support/live-shop';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { JwtService } from '@nestjs/jwt';

describe('session revocation', () => {
  let live: LiveShop;
  let shop: Shop;

  beforeAll(async () => {
    live = await startLiveShop();
    ({ shop } = live);
  });
  afterAll(() => live.close());

  it('password change, deactivation and sign-out close the customer’s socket', async () => {
    const admin = await givenAdmin(shop);
    for (const end of ['password', 'status', 'logout']) {
      const { customer } = await givenCustomer(shop);
      const bearer = await live.tokenOf('customer', customer.email);
      const socket = await live.listen(bearer, `customer.${customer.id}`);
      if (end === 'password')
        await admin.put(`/admin/customers/${customer.id}`, { password: 'another horse' });
      if (end === 'status')
        await admin.put(`/admin/customers/updateStatus/${customer.id}`, { status: 'inactive' });
      if (end === 'logout') await shop.client.as({ token: bearer }).get('/customer/auth/logout');
      await expect(socket.closed).resolves.toBeUndefined();
    }
  });

  it('tokens without expiry, type or audience, or with a wrong issuer or audience, respond 401', async () => {
    const { customer } = await givenCustomer(shop);
    const bearer = await live.tokenOf('customer', customer.email);
    const jwt = shop.app.get(JwtService, { strict: false });
    const { sid } = jwt.decode<{ sid: number }>(bearer);
    const user = (text: string) => shop.client.as({ token: text }).get('/customer/auth/user');
    const token = jwt.sign({ sid, typ: 'session' }, { audience: 'customer', expiresIn: '1d' });
    expect((await user(token)).status).toBe(200);
    const odd = [
      jwt.sign({ sid, typ: 'session' }, { audience: 'customer' }),
      jwt.sign({ sid, typ: 'session' }, { expiresIn: '1d' }),
      jwt.sign({ sid }, { audience: 'customer', expiresIn: '1d' }),
      jwt.sign({ sid, typ: 'session' }, { audience: 'customer', expiresIn: '1d', issuer: 'else' }),
      jwt.sign({ sid, typ: 'session' }, { audience: 'vendor', expiresIn: '1d' }),
    ];
    for (const text of odd)
      expect(await user(text)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('session expiry', () => {
  const HOUR = 3_600_000;
  const clock = new FixedClock(new Date());
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ CONSOLE_SESSION_HOURS: '12', SESSION_DAYS: '30' }, clock);
  });
  afterAll(() => shop.close());

  it('console sessions last 12 hours and customer sessions 30 days', async () => {
    const [admin, { client }] = [await givenAdmin(shop), await givenCustomer(shop)];
    const states = async (): Promise<number[]> => [
      (await admin.get('/admin/brands')).status,
      (await client.get('/customer/auth/user')).status,
    ];
    clock.advance(11 * HOUR);
    expect(await states()).toEqual([200, 200]);
    clock.advance(2 * HOUR);
    expect(await states()).toEqual([401, 200]);
    clock.advance(30 * 24 * HOUR);
    expect(await states()).toEqual([401, 401]);
  });
});
