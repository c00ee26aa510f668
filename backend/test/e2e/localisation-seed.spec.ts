import type { CityOption, CountryOption, StateOption, WebCurrency, WebLanguage } from '@stoa/contracts';
import { seedLocalisation } from '../../database/seeds/localisation';
import { seedShopBasics } from '../../database/seeds/shop-basics';
import { Seeder } from '../../database/seeds/seeder';
import { Database } from '../../src/kernel/database';
import { FixedClock } from '../../src/kernel/clock';
import { City, Country } from '../../src/modules/localisation';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Data<T> = { data: T };

describe('localisation seed data', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
    const seeder = new Seeder(shop.app, new FixedClock(), new Date(), () => undefined);
    await seedLocalisation(seeder, 'demo');
  });
  afterAll(() => shop.close());

  it('contains every country with translated names and activates the main markets', async () => {
    const { em } = shop.app.get(Database);
    expect(await em.count(Country)).toBe(249);
    const { body } = await shop.client.get<Data<CountryOption[]>>('/web/countriesActive');
    const codes = body.data.map((country) => country.iso2);
    expect(codes).toEqual(
      expect.arrayContaining(['US', 'GB', 'DE', 'FR', 'ES', 'SA', 'AE', 'EG', 'IN', 'BD', 'JP', 'KW']),
    );
    const arabic = await shop.client
      .as({ language: 'ar' })
      .get<Data<CountryOption[]>>('/web/countriesActive');
    expect(arabic.body.data.find((country) => country.iso2 === 'EG')?.name).toBe('مصر');
  });

  it('names tax zones and rates in every language of the shop', async () => {
    await seedShopBasics(new Seeder(shop.app, new FixedClock(), new Date(), () => undefined));
    const admin = await givenAdmin(shop);
    const names = async (resource: 'zones' | 'tax_rates', language: string): Promise<string[]> => {
      const path = `/admin/${resource}?range=[0,99]`;
      const answer = await admin.as({ language }).get<Record<string, { name: string }[]>>(path);
      return (answer.body[resource] ?? []).map(({ name }) => name);
    };
    expect(await names('zones', 'en')).toContain('Germany');
    expect(await names('zones', 'es')).toContain('Alemania');
    expect(await names('tax_rates', 'en')).toContain('VAT 5.5%');
    expect(await names('tax_rates', 'es')).toContain('IVA 5,5\u00a0%');
    expect((await names('tax_rates', 'hi')).filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });

  it('uses the language names of the specification and adds native names', async () => {
    const { body } = await shop.client.get<Data<WebLanguage[]>>('/web/languages');
    expect(Object.fromEntries(body.data.map(({ name, native_name }) => [name, native_name]))).toEqual({
      English: 'English',
      spanish: 'Español',
      arabic: 'العربية',
      Hindi: 'हिन्दी',
      Bangali: 'বাংলা',
    });
  });

  it('contains all states of a country and the large cities of each state', async () => {
    const { body } = await shop.client.get<Data<CountryOption[]>>('/web/countriesActive');
    const id = (iso2: string): number => body.data.find((country) => country.iso2 === iso2)?.id ?? 0;
    const states = await shop.client
      .as({ language: 'hi' })
      .get<Data<StateOption[]>>(`/web/getStatesByCountry/${id('IN')}`);
    expect(states.body.data).toHaveLength(36);
    const maharashtra = states.body.data.find((state) => state.code === 'MH');
    expect(maharashtra?.name).toBe('महाराष्ट्र');
    const cities = await shop.client.get<Data<CityOption[]>>(`/web/getCitiesByState/${maharashtra?.id}`);
    expect(cities.body.data.map((city) => city.name)).toEqual(['Mumbai', 'Nagpur', 'Nashik', 'Pune']);
    expect(await shop.app.get(Database).em.count(City)).toBeGreaterThan(500);
  });

  it('uses US dollars by default and includes currencies with zero, two and three decimals', async () => {
    const { body } = await shop.client.get<Data<WebCurrency[]>>('/web/currencies');
    expect(body.data.find((currency) => currency.is_default)?.code).toBe('USD');
    expect(new Set(body.data.map((currency) => currency.exponent))).toEqual(new Set([0, 2, 3]));
    const languages = await shop.client.get<Data<object[]>>('/web/languages');
    expect(languages.body.data).toHaveLength(5);
  });
});
