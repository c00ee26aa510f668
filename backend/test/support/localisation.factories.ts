import { ResourceService } from '../../src/kernel/resource';
import type { BaseRecord } from '../../src/kernel/database';
import { Database } from '../../src/kernel/database';
import type { ResourceDefinition } from '../../src/kernel/resource';
import {
  City,
  cities,
  countries,
  Country,
  currencies,
  Currency,
  Language,
  languages,
  State,
  states,
} from '../../src/modules/localisation';
import { next } from './factories';
import type { Shop } from './shop';

async function made<T extends BaseRecord>(
  shop: Shop,
  definition: ResourceDefinition<T>,
  input: Record<string, unknown>,
): Promise<T> {
  const id = await shop.app.get(ResourceService).store(definition).create(input, {}, null);
  return shop.app.get(Database).em.findOneOrFail(definition.entity, { where: { id } as never }) as Promise<T>;
}

/** Creates a currency; the first one of a shop is its default. */
export function givenCurrency(shop: Shop, facts: Partial<Currency> = {}): Promise<Currency> {
  const row = { code: 'USD', name: 'US dollar', symbol: '$', exponent: 2, rate: '1' };
  return made<Currency>(shop, currencies, { ...row, ...facts });
}

/** Creates a language; the first one of a shop is its default. */
export function givenLanguage(shop: Shop, facts: Partial<Language> = {}): Promise<Language> {
  const row = { code: 'en', iso: 'en-US', name: 'English', native_name: 'English', direction: 'ltr' };
  return made<Language>(shop, languages, { ...row, ...facts });
}

/** A unique code of letters. */
function letters(length: number): string {
  let n = next();
  let code = '';
  for (; code.length < length; n = Math.floor(n / 26)) code = String.fromCharCode(65 + (n % 26)) + code;
  return code;
}

/** Creates an active country with a state and a city. */
export async function givenPlaces(
  shop: Shop,
  facts: Partial<Country> = {},
): Promise<{ country: Country; state: State; city: City }> {
  const n = next();
  const codes = { iso2: letters(2), iso3: letters(3) };
  const row = { ...codes, name: `Country ${n}`, dial_code: '+1', postcode_regex: '\\d{5}' };
  const country = await made<Country>(shop, countries, { ...row, ...facts });
  const state = await made<State>(shop, states, {
    country_id: country.id,
    code: `S${n}`,
    name: `State ${n}`,
  });
  const city = await made<City>(shop, cities, { state_id: state.id, name: `City ${n}` });
  return { country, state, city };
}
