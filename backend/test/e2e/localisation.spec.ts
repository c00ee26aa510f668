import type { Client } from '@stoa/testing';
import type { StateOption, WebCurrency, WebLanguage } from '@stoa/contracts';
import { Currencies, Zones } from '../../src/modules/localisation';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenLanguage, givenPlaces } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Made = { data: { id: number } };
type Data<T> = { data: T };

describe('localisation', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('defaults to English and US dollars while no language or currency exists', async () => {
    const { body } = await shop.client.get('/web/website_default_settings');
    expect(body).toMatchObject({
      data: { currency: { code: 'USD', exponent: 2 }, language: { code: 'en' } },
    });
  });

  it('has exactly one default currency and keeps rates relative to it', async () => {
    const usd = await givenCurrency(shop);
    const eur = await givenCurrency(shop, { code: 'EUR', name: 'Euro', symbol: '€', rate: '0.8' });
    expect([usd.is_default, eur.is_default]).toEqual([true, false]);
    expect((await admin.put(`/admin/currencies/updateDefault/${eur.id}`)).status).toBe(200);
    const { body } = await shop.client.get<Data<WebCurrency[]>>('/web/currencies');
    expect(body.data.map(({ code, rate, is_default }) => [code, rate, is_default])).toEqual([
      ['USD', '1.25', false],
      ['EUR', '1', true],
    ]);
    expect(shop.app.get(Currencies).default().code).toBe('EUR');
    const late = { rate: '1.3', version: usd.version };
    expect((await admin.put(`/admin/currencies/${usd.id}`, late)).body.code).toBe('stale_version');
    await admin.put(`/admin/currencies/updateDefault/${usd.id}`);
    for (const refused of [
      await admin.delete(`/admin/currencies/${usd.id}`),
      await admin.put(`/admin/currencies/updateStatus/${usd.id}`, { status: 'inactive' }),
      await admin.put(`/admin/currencies/${usd.id}`, { status: 'inactive' }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'is_default' } });
    expect((await admin.put(`/admin/currencies/${usd.id}`, { rate: '2' })).body.errors).toHaveProperty(
      'rate',
    );
    expect((await admin.put(`/admin/currencies/${eur.id}`, { exponent: 3 })).body.errors).toHaveProperty(
      'exponent',
    );
  });

  it('keeps currency codes in upper case and unique', async () => {
    const input = { code: 'gbp', name: 'Pound', symbol: '£', rate: '0.79' };
    expect((await admin.post('/admin/currencies', input)).body).toMatchObject({ data: { code: 'GBP' } });
    expect((await admin.post('/admin/currencies', { ...input, code: 'GBP' })).status).toBe(409);
    expect((await admin.post('/admin/currencies', { ...input, code: 'G.P' })).body.errors).toHaveProperty(
      'code',
    );
    const codes = await admin.get<{ currency_codes: { code: string }[] }>('/admin/currencyCodesActive');
    expect(codes.body.currency_codes.map((row) => row.code)).toContain('GBP');
  });

  it('converts prices in steps of the currency’s rounding increment', async () => {
    await givenCurrency(shop, {
      code: 'JPY',
      name: 'Yen',
      symbol: '¥',
      exponent: 0,
      rate: '150',
      rounding_increment: 10,
    });
    const currencies = shop.app.get(Currencies);
    expect(currencies.price(12_99, currencies.get('JPY'))).toBe(1_950);
    expect(currencies.get('XXX').code).toBe('USD');
  });

  it('serves translations of active languages, else of their fallbacks, and rejects circular fallbacks', async () => {
    const en = await givenLanguage(shop);
    const arabic = {
      code: 'ar',
      iso: 'ar-EG',
      name: 'Arabic',
      native_name: 'العربية',
      direction: 'rtl' as const,
    };
    const ar = await givenLanguage(shop, { ...arabic, fallback_id: en.id });
    const { country } = await givenPlaces(shop);
    await admin.put(`/admin/countries/${country.id}`, { translations: { ar: { name: 'بلد' } } });
    const list = await shop.client.as({ language: 'ar' }).get('/web/countriesActive');
    expect(list.text).toContain('بلد');
    const hindi = { code: 'hi', iso: 'hi-IN', name: 'Hindi', native_name: 'हिन्दी' };
    await givenLanguage(shop, { ...hindi, fallback_id: ar.id });
    expect((await shop.client.as({ language: 'hi' }).get('/web/countriesActive')).text).toContain('بلد');
    await admin.put(`/admin/languages/updateStatus/${ar.id}`, { status: 'inactive' });
    expect((await shop.client.as({ language: 'ar' }).get('/web/countriesActive')).text).not.toContain('بلد');
    const { body } = await shop.client.get<Data<WebLanguage[]>>('/web/languages');
    expect(body.data.map((language) => language.code)).toEqual(['en', 'hi']);
    const circle = await admin.put(`/admin/languages/${en.id}`, { fallback_id: ar.id });
    expect(circle.body.errors).toHaveProperty('fallback_id');
  });

  it('lists active countries, their states and cities to visitors, operators and vendors', async () => {
    const { country, state, city } = await givenPlaces(shop);
    const other = await givenPlaces(shop);
    const { client } = await givenVendor(shop);
    const web = await shop.client.get<Data<StateOption[]>>(`/web/getStatesByCountry/${country.id}`);
    expect(web.body.data).toEqual([
      { id: state.id, country_id: country.id, code: state.code, name: state.name },
    ]);
    expect((await shop.client.get(`/web/getCitiesByState/${state.id}`)).body).toMatchObject({
      data: [{ id: city.id }],
    });
    expect((await shop.client.get('/web/citiesActive')).text).toContain(other.city.name);
    for (const [audience, person] of [
      ['admin', admin],
      ['vendor', client],
    ] as const) {
      const states = await person.get(`/${audience}/getStatesByCountry/${country.id}`);
      expect(states.body).toMatchObject({ total: 1, states: [{ id: state.id }] });
      expect((await person.get(`/${audience}/getCitiesByState/${state.id}`)).body).toMatchObject({
        cities: [{ id: city.id }],
      });
      expect((await person.get(`/${audience}/countriesActive`)).status).toBe(200);
    }
    expect((await admin.get(`/admin/getActiveCountryById/${country.id}`)).body).toMatchObject({
      countries: [{ id: country.id }],
    });
    await admin.put(`/admin/countries/updateStatus/${country.id}`, { status: 'inactive' });
    expect((await admin.get(`/admin/getActiveCountryById/${country.id}`)).status).toBe(404);
    expect((await shop.client.get('/web/countriesActive')).text).not.toContain(country.name);
  });

  it('validates a country’s ISO code and postcode pattern', async () => {
    const input = { iso2: 'q1', iso3: 'QQQ', name: 'Q', dial_code: '+1', postcode_regex: '(' };
    expect((await admin.post('/admin/countries', input)).body.errors).toHaveProperty('iso2');
    const pattern = await admin.post('/admin/countries', { ...input, iso2: 'QQ' });
    expect(pattern.body.errors).toHaveProperty('postcode_regex');
  });

  it('matches zones to an address by priority, then specificity, or else uses the default zone', async () => {
    const { country, state } = await givenPlaces(shop);
    const other = await givenPlaces(shop);
    const zone = async (name: string, priority: number, member: object): Promise<number> => {
      const members = [{ country_id: country.id, ...member }];
      return (await admin.post<Made>('/admin/zones', { name, kind: 'both', priority, members })).body.data.id;
    };
    const land = await zone('Land', 0, {});
    const south = await zone('South', 0, { state_id: state.id });
    const codes = await zone('Codes', 0, { postcode_from: '10000', postcode_to: '19999' });
    const first = await zone('First', 5, { postcode_from: '15000', postcode_to: '15999' });
    const rest = await admin.post<Made>('/admin/zones', { name: 'Rest', members: [] });
    await admin.put(`/admin/zones/updateDefault/${rest.body.data.id}`);
    const zones = shop.app.get(Zones);
    const ids = async (place: object): Promise<number[]> =>
      (await zones.findMatching('tax', { country_id: country.id, ...place })).map((one) => one.id);
    expect(await ids({})).toEqual([land]);
    expect(await ids({ state_id: state.id, postcode: '12 345' })).toEqual([codes, south, land]);
    expect(await ids({ postcode: '15-500' })).toEqual([first, codes, land]);
    expect(await ids({ country_id: other.country.id })).toEqual([rest.body.data.id]);
    expect((await admin.get<{ total: number }>(`/admin/getZonesByCountry/${country.id}`)).body.total).toBe(4);
    const wrong = await admin.post('/admin/zones', {
      name: 'Wrong',
      members: [{ country_id: other.country.id, state_id: state.id }],
    });
    expect(wrong.body.errors).toHaveProperty(['members.0.state_id']);
  });

  it('is closed to guests, vendors and operators without the permission', async () => {
    const { client } = await givenVendor(shop);
    expect((await shop.client.get('/admin/currencies')).status).toBe(401);
    expect((await client.post('/vendor/countries', {})).status).toBe(404);
    const reader = await givenAdmin(shop, ['currencies.read']);
    expect((await reader.get('/admin/currencies')).status).toBe(200);
    expect((await reader.get('/admin/languageCodesActive')).status).toBe(403);
  });
});
