import { FixedClock } from '../../src/kernel/clock';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, PASSWORD } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { BrowserSocket } from '../support/browser-socket';
import { JwtService } from '@nestjs/jwt';

describe('a session that ends', () => {
  let shop: Shop;
  const sockets: BrowserSocket[] = [];

  beforeAll(async () => {
    shop = await startShop();
    await shop.app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    sockets.forEach((socket) => socket.close());
    await shop.close();
  });

  const token = async (audience: string, email: string): Promise<string> => {
    const input = { email, password: PASSWORD };
    const { body } = await shop.client.post<{ data: { token: string } }>(`/${audience}/auth/login`, input);
    return body.data.token;
  };
  const listening = async (bearer: string, channel: string): Promise<BrowserSocket> => {
    const socket = await BrowserSocket.open(await shop.app.getUrl(), bearer);
    sockets.push(socket);
    expect(await socket.subscribe(channel)).toBe(true);
    return socket;
  };

  it('loses its socket: at a password change, at being disabled, at signing out', async () => {
    const admin = await givenAdmin(shop);
    for (const end of ['password', 'status', 'logout']) {
      const { customer } = await givenCustomer(shop);
      const bearer = await token('customer', customer.email);
      const socket = await listening(bearer, `customer.${customer.id}`);
      if (end === 'password')
        await admin.put(`/admin/customers/${customer.id}`, { password: 'another horse' });
      if (end === 'status')
        await admin.put(`/admin/customers/updateStatus/${customer.id}`, { status: 'inactive' });
      if (end === 'logout') await shop.client.as({ token: bearer }).get('/customer/auth/logout');
      await expect(socket.closed).resolves.toBeUndefined();
    }
  });

  it('is not one that a token without an end, an issuer or an audience names', async () => {
    const { customer } = await givenCustomer(shop);
    const bearer = await token('customer', customer.email);
    const jwt = shop.app.get(JwtService, { strict: false });
    const { sid } = jwt.decode<{ sid: number }>(bearer);
    const user = (text: string) => shop.client.as({ token: text }).get('/customer/auth/user');
    const whole = jwt.sign({ sid, typ: 'session' }, { audience: 'customer', expiresIn: '1d' });
    expect((await user(whole)).status).toBe(200);
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

describe('a session that nobody ends', () => {
  const HOUR = 3_600_000;
  const clock = new FixedClock(new Date());
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ CONSOLE_SESSION_HOURS: '12', SESSION_DAYS: '30' }, clock);
  });
  afterAll(() => shop.close());

  it('lasts half a day in a console, and a month for a customer', async () => {
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
