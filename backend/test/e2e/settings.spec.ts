import type { SavedSettings, SettingRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Rows {
  settings: SettingRow[];
}

describe('settings', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('have defaults, are saved by group and are public immediately', async () => {
    const before = await shop.client.get('/web/settings');
    expect(before.body).toMatchObject({
      data: { general_settings: { is_multi_vendor: 1, guest_checkout: 1 }, theme: { template: 'template1' } },
    });
    const values = { shop_name: 'Agora', contact_email: 'hello@agora.test' };
    expect((await admin.put('/admin/settings', { group: 'general', values })).body).toMatchObject({
      data: values,
    });
    expect((await shop.client.get('/web/settings')).body).toMatchObject({
      data: { general_settings: values },
    });
    const rows = (await admin.get<Rows>('/admin/settingsActive')).body.settings;
    expect(rows.find((row) => row.key === 'shop_name')?.value).toBe('Agora');
  });

  it('are reset to the default by null', async () => {
    await admin.post('/admin/settings', { group: 'general', values: { tagline: 'Other' } });
    await admin.post('/admin/settings', { group: 'general', values: { tagline: null } });
    const { body } = await shop.client.get('/web/settings');
    expect(body).toMatchObject({ data: { general_settings: { tagline: 'Many makers, one market' } } });
  });

  it('invalid or unknown values are named in the errors, and none of the values are saved', async () => {
    const values = { is_multi_vendor: 2, contact_email: 'nobody', secret: 'x', shop_name: 'Kept out' };
    const answer = await admin.put('/admin/settings', { group: 'general', values });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual([
      'values.contact_email',
      'values.is_multi_vendor',
      'values.secret',
    ]);
    expect((await shop.client.get('/web/settings')).text).not.toContain('Kept out');
    const theme = { primary_color: 'red', home_sections: ['slider', 'slider'] };
    const refused = await admin.post('/admin/themeSettings', { values: theme });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual([
      'values.home_sections',
      'values.primary_color',
    ]);
    expect((await admin.put('/admin/settings', { group: 'smtp', values: {} })).status).toBe(422);
  });

  it('operators can change the theme', async () => {
    const values = { template: 'template2', primary_color: '#123456', home_sections: ['stores', 'slider'] };
    expect((await admin.post('/admin/themeSettings', { values })).status).toBe(200);
    expect((await shop.client.get('/web/settings')).body).toMatchObject({ data: { theme: values } });
    expect((await admin.get('/admin/themeSettingsActive')).text).toContain('#123456');
  });

  it('the public environment contains only the listed keys, and public settings omit platform_vendor_id', async () => {
    const { body } = await shop.client.get<{ data: object }>('/web/environment');
    expect(Object.keys(body.data).sort()).toEqual([
      'api_path',
      'public_url',
      'realtime_host',
      'realtime_path',
      'upload_limit',
      'web_push_key',
    ]);
    expect((await shop.client.get('/web/settings')).text).not.toContain('platform_vendor_id');
  });

  it('require sign-in and permission', async () => {
    const reader = await givenAdmin(shop, ['settings.read']);
    expect((await shop.client.get('/admin/settingsActive')).status).toBe(401);
    expect((await reader.get('/admin/settingsActive')).status).toBe(200);
    expect((await reader.put('/admin/settings', { group: 'general', values: {} })).status).toBe(403);
    expect((await reader.post('/admin/themeSettings', { values: {} })).status).toBe(403);
  });

  it('refuses the second of two saves that are based on the same version', async () => {
    const groupOf = async () =>
      (await admin.get<Rows>('/admin/settingsActive?group=general')).body.settings[0]?.version ?? 0;
    const version = await groupOf();
    const save = (contact_phone: string) =>
      admin.put<{ data: SavedSettings }>('/admin/settings', {
        group: 'general',
        values: { contact_phone },
        version,
      });
    const answers = await Promise.all([save('+44 1'), save('+44 2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, refused] = answers.sort((one, other) => one.status - other.status);
    expect(won?.body.data).toMatchObject({ version: version + 1 });
    expect(refused?.body).toMatchObject({ code: 'stale_version', details: { version: version + 1 } });
    expect(await groupOf()).toBe(version + 1);
    expect((await save('+44 3')).status).toBe(409);
  });

  it('each group has a version of its own, the theme too; without one a save is always accepted', async () => {
    const theme = (values: object, version?: unknown) =>
      admin.post('/admin/themeSettings', { values, version });
    const read = async () =>
      (await admin.get<{ themeSettings: SettingRow[] }>('/admin/themeSettingsActive')).body.themeSettings;
    const version = (await read())[0]?.version;
    await admin.put('/admin/settings', { group: 'store', values: { low_stock: 4 } });
    expect((await theme({ primary_color: '#224466' }, version)).status).toBe(200);
    expect((await theme({ primary_color: '#224477' }, version)).status).toBe(409);
    expect((await theme({ primary_color: '#224477' })).status).toBe(200);
    expect((await theme({}, 'latest')).body).toMatchObject({ code: 'invalid' });
  });
});
