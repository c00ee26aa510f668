import type { CityOption, CountryOption, StateOption, WebCurrency, WebLanguage } from '@stoa/contracts';
import { seedLocalisation } from '../../database/seeds/localisation';
import { Seeder } from '../../database/seeds/seeder';
import { Database } from '../../src/kernel/database';
import { FixedClock } from '../../src/kernel/clock';
import { City, Country } from '../../src/modules/localisation';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Data<T> = { data: T };

describe('the localisation of a new shop', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
    const seeder = new Seeder(shop.app, new FixedClock(), new Date(), () => undefined);
    await seedLocalisation(seeder);
  });
  afterAll(() => shop.close());

  it('knows every country and sells to those whose addresses it knows', async () => {
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

  it('keeps languages under the specification’s names, and tells each one’s own', async () => {
    const { body } = await shop.client.get<Data<WebLanguage[]>>('/web/languages');
    expect(Object.fromEntries(body.data.map(({ name, native_name }) => [name, native_name]))).toEqual({
      English: 'English',
      spanish: 'Español',
      arabic: 'العربية',
      Hindi: 'हिन्दी',
      Bangali: 'বাংলা',
    });
  });

  it('has all states of a country and big cities in each', async () => {
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

  it('counts in dollars and offers currencies of zero, two and three decimals', async () => {
    const { body } = await shop.client.get<Data<WebCurrency[]>>('/web/currencies');
    expect(body.data.find((currency) => currency.is_default)?.code).toBe('USD');
    expect(new Set(body.data.map((currency) => currency.exponent))).toEqual(new Set([0, 2, 3]));
    const languages = await shop.client.get<Data<object[]>>('/web/languages');
    expect(languages.body.data).toHaveLength(5);
  });
});
