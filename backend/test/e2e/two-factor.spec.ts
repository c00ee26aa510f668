import type { HistoryEntry, RecoveryCodeList, TwoFactorSetup, TwoFactorState } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Secret, TOTP } from 'otpauth';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin, PASSWORD } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };
type Side = 'admin' | 'vendor';
const MINUTE = 60_000;

interface Protected {
  client: Client;
  id: number;
  email: string;
  secret: string;
  recovery: string[];
}

describe('two-factor authentication', () => {
  let shop: Shop;
  const clock = new FixedClock(new Date());

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' }, clock);
  });
  afterAll(() => shop.close());
  beforeEach(() => clock.advance(30 * MINUTE));

  /** The authenticator app’s code, `away` 30-second steps from now. */
  const now = (secret: string, away = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now().getTime() + away * (MINUTE / 2),
    });
  const signIn = (email: string, code?: string, side: Side = 'admin', password = PASSWORD) =>
    shop.client.post(`/${side}/auth/login`, { email, password, ...(code && { code }) });

  /** An account with two-factor enabled; the clock advances because the confirmed code cannot be reused. */
  async function enrolled(client: Client, side: Side = 'admin'): Promise<Protected> {
    const { id, email } = (await client.get<Data<{ id: number; email: string }>>(`/${side}/auth/user`)).body
      .data;
    const begun = await client.post<Data<TwoFactorSetup>>(`/${side}/auth/twoFactor`, {
      current_password: PASSWORD,
    });
    const { secret } = begun.body.data;
    const path = `/${side}/auth/twoFactor/confirm`;
    const confirmed = await client.post<Data<RecoveryCodeList>>(path, { code: now(secret) });
    clock.advance(MINUTE);
    return { client, id, email, secret, recovery: confirmed.body.data.recovery_codes };
  }

  it('enrolment requires the password, and two-factor is on only after a code is confirmed', async () => {
    const admin = await givenAdmin(shop);
    const state = async () => (await admin.get<Data<TwoFactorState>>('/admin/auth/twoFactor')).body.data;
    const refused = await admin.post('/admin/auth/twoFactor', { current_password: 'wrong' });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['current_password']]);
    const begun = await admin.post<Data<TwoFactorSetup>>('/admin/auth/twoFactor', {
      current_password: PASSWORD,
    });
    const { secret, uri } = begun.body.data;
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.+secret=${secret}`));
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
    const wrong = await admin.post('/admin/auth/twoFactor/confirm', { code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    const right = await admin.post<Data<RecoveryCodeList>>('/admin/auth/twoFactor/confirm', {
      code: now(secret),
    });
    expect(new Set(right.body.data.recovery_codes).size).toBe(10);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
    const restarted = await admin.post('/admin/auth/twoFactor', { current_password: PASSWORD });
    expect([restarted.status, restarted.body.code]).toEqual([409, 'two_factor_on']);
  });

  it('sign-in asks for the code only after the password is correct', async () => {
    const { email, secret } = await enrolled(await givenAdmin(shop));
    const without = await signIn(email);
    expect([without.status, without.body.code, Object.keys(without.body.errors ?? {})]).toEqual([
      401,
      'two_factor_required',
      ['code'],
    ]);
    const wrongPassword = await signIn(email, now(secret), 'admin', 'wrong');
    const unknown = await signIn('nobody@stoa.test', '123456');
    expect(wrongPassword.body).toEqual(unknown.body);
    expect(wrongPassword.body.code).toBe('wrong_credentials');
    expect((await signIn(email, '000000')).body.code).toBe('two_factor_required');
    expect((await signIn(email, now(secret))).status).toBe(200);
  });

  it('accepts each code once, within its time window, and none older than the last used', async () => {
    const { email, secret } = await enrolled(await givenAdmin(shop));
    expect((await signIn(email, now(secret, 2))).status).toBe(401);
    const [first, second] = await Promise.all([signIn(email, now(secret)), signIn(email, now(secret))]);
    expect([first.status, second.status].sort()).toEqual([200, 401]);
    expect((await signIn(email, now(secret, -1))).status).toBe(401);
    clock.advance(MINUTE);
    expect((await signIn(email, now(secret))).status).toBe(200);
  });

  it('too many wrong codes block sign-in temporarily', async () => {
    const { email, secret } = await enrolled(await givenAdmin(shop));
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push((await signIn(email, '000000')).status);
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429, 429]);
    expect((await signIn(email, now(secret))).body.code).toBe('too_many_codes');
    clock.advance(16 * MINUTE);
    expect((await signIn(email, now(secret))).status).toBe(200);
  });

  it('each recovery code can be used once, in any format', async () => {
    const { client, email, recovery } = await enrolled(await givenAdmin(shop));
    const [one = '', other = ''] = recovery;
    expect((await signIn(email, one)).status).toBe(200);
    expect((await signIn(email, one)).status).toBe(401);
    expect((await signIn(email, other.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const { body } = await client.get<Data<TwoFactorState>>('/admin/auth/twoFactor');
    expect(body.data.recovery_codes_left).toBe(8);
  });

  it('regenerating recovery codes requires password and code, and invalidates the old ones', async () => {
    const { client, email, secret, recovery } = await enrolled(await givenAdmin(shop));
    const path = '/admin/auth/twoFactor/recoveryCodes';
    const bare = await client.post(path, { current_password: PASSWORD, code: '000000' });
    expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['code']]);
    const input = { current_password: PASSWORD, code: now(secret) };
    const { recovery_codes } = (await client.post<Data<RecoveryCodeList>>(path, input)).body.data;
    expect((await signIn(email, recovery[0])).status).toBe(401);
    expect((await signIn(email, recovery_codes[0])).status).toBe(200);
  });

  it('disabling requires password and code, and the history records both changes without the secret', async () => {
    const { client, id, email, secret } = await enrolled(await givenAdmin(shop));
    const noCode = await client.delete('/admin/auth/twoFactor', { current_password: PASSWORD });
    expect(noCode.status).toBe(422);
    const input = { current_password: PASSWORD, code: now(secret) };
    expect((await client.delete('/admin/auth/twoFactor', input)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    const { body, text } = await client.get<{ history: HistoryEntry[] }>(`/admin/history/admins/${id}`);
    expect(body.history.map(({ differences }) => differences)).toEqual([
      [{ field: 'two_factor_enabled', before: true, after: false }],
      [{ field: 'two_factor_enabled', before: false, after: true }],
    ]);
    expect(text).not.toContain(secret);
  });

  it('enabling ends the operator’s other sessions', async () => {
    const admin = await givenAdmin(shop);
    const { email } = (await admin.get<Data<{ email: string }>>('/admin/auth/user')).body.data;
    const other = await shop.client.signIn('admin', email, PASSWORD);
    await enrolled(admin);
    expect((await other.get('/admin/auth/user')).status).toBe(401);
    expect((await admin.get('/admin/auth/user')).status).toBe(200);
  });

  it('another operator can see whether it is enabled and reset it, which ends all sessions', async () => {
    const { client, id, email } = await enrolled(await givenAdmin(shop, ['units.read']));
    const boss = await givenAdmin(shop);
    const enabled = async () =>
      (await boss.get<Data<{ two_factor_enabled: boolean }>>(`/admin/admins/${id}`)).body.data
        .two_factor_enabled;
    expect(await enabled()).toBe(true);
    expect((await boss.put(`/admin/resetAdminTwoFactor/${id}`)).status).toBe(200);
    expect((await client.get('/admin/auth/user')).status).toBe(401);
    expect(await enabled()).toBe(false);
    expect((await signIn(email)).status).toBe(200);
    expect((await boss.put(`/admin/resetAdminTwoFactor/${id}`)).body.code).toBe('two_factor_off');
    expect((await boss.put('/admin/resetAdminTwoFactor/2000000000')).status).toBe(404);
  });

  it('operators cannot reset it without permission, for a super administrator, or for themselves', async () => {
    const boss = await enrolled(await givenAdmin(shop));
    const clerk = await givenAdmin(shop, ['admins.update']);
    const reader = await givenAdmin(shop, ['admins.read']);
    const path = `/admin/resetAdminTwoFactor/${boss.id}`;
    expect((await reader.put(path)).status).toBe(403);
    expect((await clerk.put(path)).body.code).toBe('above_own_authority');
    expect((await boss.client.put(path)).body.code).toBe('own_account');
  });

  it('cannot be changed by a regular update of the account', async () => {
    const boss = await givenAdmin(shop);
    const { id } = await enrolled(await givenAdmin(shop));
    const answer = await boss.put(`/admin/admins/${id}`, { two_factor_enabled: false });
    expect(answer.status).toBe(422);
  });

  it('also protects vendor accounts, and operators can reset it', async () => {
    const { client, vendor } = await givenVendor(shop);
    const { email, secret } = await enrolled(client, 'vendor');
    expect((await signIn(email, undefined, 'vendor')).body.code).toBe('two_factor_required');
    expect((await signIn(email, now(secret), 'vendor')).status).toBe(200);
    const boss = await givenAdmin(shop);
    expect((await boss.put(`/admin/resetVendorTwoFactor/${vendor.id}`)).status).toBe(200);
    expect((await signIn(email, undefined, 'vendor')).status).toBe(200);
    expect((await boss.put(`/admin/resetVendorTwoFactor/${vendor.id}`)).body.code).toBe('two_factor_off');
  });

  it('the profile shows the operator’s last sign-in', async () => {
    const admin = await givenAdmin(shop);
    const { body } = await admin.get<Data<{ last_login_at: string }>>('/admin/getAdminProfile');
    expect(body.data.last_login_at).toBe(clock.now().toISOString());
  });
});
