import type {
  FooterData,
  SettingRow,
  SocialAuthDetails,
  ThemeSettings,
  WebsiteDefaultSettings,
} from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Setting } from '../../src/modules/settings';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenLanguage } from '../support/localisation.factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };
type Rows = { settings: SettingRow[] };

describe('settings groups', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenLanguage(shop);
    await givenCurrency(shop);
  });
  afterAll(() => shop.close());

  const save = (group: string, values: object) => admin.put('/admin/settings', { group, values });

  it('are listed together or one group at a time', async () => {
    const all = (await admin.get<Rows>('/admin/settingsActive')).body.settings;
    expect([...new Set(all.map((row) => row.group))]).toEqual([
      'general',
      'store',
      'alert',
      'api_protection',
      'social_login',
      'google',
      'facebook',
      'media',
    ]);
    const alert = (await admin.get<Rows>('/admin/settingsActive?group=alert')).body.settings;
    expect(alert.every((row) => row.group === 'alert')).toBe(true);
    expect((await admin.get('/admin/settingsActive?group=smtp')).status).toBe(422);
  });

  it('a secret is never returned; its fingerprint shows that it was changed', async () => {
    const read = async () => {
      const { body } = await admin.get<Rows>('/admin/settingsActive?group=google');
      return body.settings.find(({ key }) => key === 'client_secret');
    };
    const change = async (client_secret: string) => {
      expect((await save('google', { client_secret })).status).toBe(200);
      const row = await read();
      expect(row).toMatchObject({ value: '', is_set: true });
      return row?.fingerprint;
    };
    const none = (await read())?.fingerprint;
    const first = await change('the first secret');
    expect(first).not.toBe(none);
    expect(await change('the first secret')).toBe(first);
    expect(await change('the second secret')).not.toBe(first);
    await save('google', { client_secret: null });
  });

  it('the shop’s address, opening hours and logo are public', async () => {
    const logo = await givenMedia(admin);
    await save('general', { logo_id: logo.id });
    await save('store', {
      address: '1 Agora',
      opening_hours: 'Daily',
      translations: { es: { address: 'Ágora 1' } },
    });
    const footer = await shop.client.get('/web/fetchFooterData');
    expect(footer.body).toMatchObject({ data: { contact: { address: '1 Agora', opening_hours: 'Daily' } } });
    const { body } = await shop.client.get<Data<WebsiteDefaultSettings>>('/web/website_default_settings');
    expect(body.data.logo?.id).toBe(logo.id);
    expect((await save('general', { logo_id: 0 })).status).toBe(422);
  });

  it('invalid email addresses, prefixes and numbers are rejected', async () => {
    const alert = await save('alert', { recipients: ['ops@stoa.test', 'nobody'], operator_new_order: 3 });
    expect(Object.keys(alert.body.errors ?? {}).sort()).toEqual([
      'values.operator_new_order',
      'values.recipients',
    ]);
    const general = await save('general', { order_prefix: 'st-', payment_window: 9000 });
    expect(Object.keys(general.body.errors ?? {}).sort()).toEqual([
      'values.order_prefix',
      'values.payment_window',
    ]);
    expect((await save('store', { low_stock: -1 })).status).toBe(422);
  });

  it('the low-stock threshold applies to existing products', async () => {
    const { vendor } = await givenVendor(shop);
    const product = await givenProduct(shop, { vendor_id: vendor.id, stock: 8 });
    const status = async () =>
      (await admin.get<Data<{ stock_status: string }>>(`/admin/products/${product.id}`)).body.data
        .stock_status;
    const inShop = async () =>
      (await shop.client.get<Data<{ variants: { stock_status: string }[] }>>(`/web/product/${product.id}`))
        .body.data.variants[0]?.stock_status;
    expect([await status(), await inShop()]).toEqual(['in_stock', 'in_stock']);
    await save('store', { low_stock: 10 });
    expect([await status(), await inShop()]).toEqual(['low', 'low']);
    await save('store', { low_stock: null });
    expect(await status()).toBe('in_stock');
  });

  it('secrets are encrypted in the database and never returned', async () => {
    const missing = await save('google', { enabled: 1 });
    expect(Object.keys(missing.body.errors ?? {})).toEqual(['values.client_id', 'values.client_secret']);
    const saved = await save('google', { enabled: 1, client_id: 'id-1', client_secret: 'very secret' });
    expect(saved.body).toMatchObject({ data: { enabled: 1, client_id: 'id-1', client_secret: '' } });
    const answer = await admin.get<Rows>('/admin/settingsActive?group=google');
    expect(answer.text).not.toContain('very secret');
    const row = answer.body.settings.find(({ key }) => key === 'client_secret');
    expect(row).toMatchObject({ value: '', is_set: true });
    const stored = await shop.app.get(Database).em.find(Setting, { where: { group: 'google' } });
    expect(JSON.stringify(stored)).not.toContain('very secret');
  });

  it('social sign-in details are returned only when enabled, and never include the secret', async () => {
    const details = async (provider: string) =>
      (await shop.client.get<Data<SocialAuthDetails>>(`/web/${provider}AuthDetails`)).body.data;
    expect(await details('google')).toMatchObject({ enabled: false, client_id: '' });
    await save('social_login', { enabled: 1 });
    expect(await details('google')).toEqual({
      enabled: true,
      client_id: 'id-1',
      scopes: ['openid', 'profile', 'email'],
      redirect_uri: expect.stringMatching(/\/verify_login$/),
    });
    expect(await details('facebook')).toMatchObject({ enabled: false, client_id: '' });
  });

  it('a theme can be previewed with a token before it is saved', async () => {
    const values = { template: 'template3', primary_color: '#123456', heading_font: 'serif' };
    const issued = await admin.post<Data<{ token: string }>>('/admin/themeSettings/preview', { values });
    const { token } = issued.body.data;
    const seen = await shop.client.get<Data<ThemeSettings>>(`/web/themePreview?token=${token}`);
    expect(seen.body.data).toMatchObject(values);
    expect((await shop.client.get('/web/settings')).text).not.toContain('#123456');
    expect((await shop.client.get(`/web/themePreview?token=${token}x`)).status).toBe(404);
    const refused = await admin.post('/admin/themeSettings/preview', { values: { primary_color: 'red;}' } });
    expect(refused.status).toBe(422);
    expect((await shop.client.post('/admin/themeSettings/preview', { values })).status).toBe(401);
  });

  it('clearing the cache reports the number of entries, reads values again and requires permission', async () => {
    await save('store', { address: '2 Agora' });
    const address = async () =>
      (await shop.client.get<Data<FooterData>>('/web/fetchFooterData')).body.data.contact.address;
    expect(await address()).toBe('2 Agora');
    // Behind the application's back, as a database administrator would.
    await shop.app
      .get(Database)
      .tx((em) => em.update(Setting, { group: 'store', key: 'address' }, { value: '3 Agora' }));
    expect(await address()).toBe('2 Agora');
    const answer = await admin.get<{ message: string; data: { total: number; servers: number } }>(
      '/admin/cacheClear',
    );
    expect(answer.body).toMatchObject({ state: 'success', message: expect.stringMatching(/cleared/) });
    expect(answer.body.data.total).toBeGreaterThan(0);
    expect(await address()).toBe('3 Agora');
    const reader = await givenAdmin(shop, ['settings.read']);
    expect((await reader.get('/admin/cacheClear')).status).toBe(403);
  });
});

describe('API protection', () => {
  let shop: Shop;
  let admin: Client;
  const values = { enabled: 1, consumer_key: 'storefront-of-stoa', consumer_secret: 'a-fixed-credential-1' };
  const headers = {
    [HEADERS.consumerKey]: values.consumer_key,
    [HEADERS.consumerSecret]: values.consumer_secret,
  };

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('cannot be enabled without credentials or with short ones', async () => {
    const empty = await admin.put('/admin/settings', { group: 'api_protection', values: { enabled: 1 } });
    expect(Object.keys(empty.body.errors ?? {})).toEqual(['values.consumer_key', 'values.consumer_secret']);
    const short = { ...values, consumer_key: 'short' };
    expect((await admin.put('/admin/settings', { group: 'api_protection', values: short })).status).toBe(422);
  });

  it('requests without both credentials respond 403, and credentials do not replace sign-in', async () => {
    const saved = await admin.put('/admin/settings', { group: 'api_protection', values });
    expect(saved.status).toBe(200);
    const bare = await shop.client.get('/web/settings');
    expect(bare).toMatchObject({ status: 403, body: { state: 'fail', code: 'unknown_consumer' } });
    expect((await admin.get('/admin/settingsActive')).status).toBe(403);
    const half = { [HEADERS.consumerKey]: values.consumer_key };
    expect((await shop.client.get('/web/settings', half)).status).toBe(403);
    expect((await shop.client.get('/web/settings', headers)).status).toBe(200);
    expect((await shop.client.get('/admin/settingsActive', headers)).status).toBe(401);
    const off = { group: 'api_protection', values: { enabled: 0 } };
    expect((await admin.put('/admin/settings', off, headers)).status).toBe(200);
    expect((await shop.client.get('/web/settings')).status).toBe(200);
  });
});
