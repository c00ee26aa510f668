import { LANGUAGES } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../src/kernel/database';
import type { EntityClass } from '../../../src/kernel/database';
import { Translation } from '../../../src/kernel/i18n';
import { City, Country, Currency, State } from '../../../src/modules/localisation';
import { COUNTRY_CODES, SOLD_TO } from './countries.data';
import { PLACES } from './places';
import type { CityRow } from './places';

type Stamp = { created_at: Date; updated_at: Date };
/** Translations of one record in one language. */
type Text = { language: string; name: string };

const CHUNK = 200;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Inserts all places in bulk: two thousand calls of the use case would take a minute. */
export async function insertPlaces(database: Database, now: Date): Promise<void> {
  const stamp = { created_at: now, updated_at: now };
  await database.tx(async (em) => {
    const countries = await insertCountries(em, stamp);
    await insertStatesAndCities(em, stamp, countries);
  });
}

async function insertCountries(em: EntityManager, stamp: Stamp): Promise<Map<string, number>> {
  const currencies = new Map((await em.find(Currency)).map((row) => [row.code, row.id]));
  const rows = COUNTRY_CODES.map((codes) => {
    const sold = SOLD_TO[codes.iso2];
    return {
      ...codes,
      ...stamp,
      name: countryName('en', codes.iso2),
      currency_id: currencies.get(sold?.currency ?? '') ?? null,
      postcode_regex: sold?.postcode ?? null,
      requires_state: sold?.requires_state ?? false,
      is_default: codes.iso2 === 'US',
      status: sold ? 'active' : 'inactive',
    };
  });
  const texts = COUNTRY_CODES.map(({ iso2 }) =>
    OTHERS.map((language) => ({ language, name: countryName(language, iso2) })),
  );
  const ids = await insert(em, Country, rows, 'countries', texts);
  return new Map(rows.map((row, index) => [row.iso2, ids[index] ?? 0]));
}

async function insertStatesAndCities(
  em: EntityManager,
  stamp: Stamp,
  countries: Map<string, number>,
): Promise<void> {
  const on = { ...stamp, is_default: false, status: 'active' };
  const states = PLACES.flatMap(({ iso2, language, states: rows }) =>
    rows.map(([code, name, native, cities]) => ({ iso2, language, code, name, native, cities })),
  );
  const stateRows = states.map(({ iso2, code, name }) => ({
    country_id: countries.get(iso2),
    code,
    name,
    ...on,
  }));
  const stateTexts = states.map(({ language, native }) => text(language, native));
  const ids = await insert(em, State, stateRows, 'states', stateTexts);
  const cities = states.flatMap(({ cities: rows, language }, index) =>
    rows.map((row) => ({ state_id: ids[index], language, row })),
  );
  const cityRows = cities.map(({ state_id, row }) => ({ state_id, name: nameOf(row), ...on }));
  const cityTexts = cities.map(({ row, language }) =>
    text(language, typeof row === 'string' ? null : row[1]),
  );
  await insert(em, City, cityRows, 'cities', cityTexts);
}

/** Inserts rows with their translations and returns the ids in the same order. */
async function insert(
  em: EntityManager,
  entity: EntityClass,
  rows: object[],
  resource: string,
  texts: Text[][],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += CHUNK) {
    const { identifiers } = await em.insert(entity, rows.slice(from, from + CHUNK) as never[]);
    ids.push(...identifiers.map((one) => Number(one.id)));
  }
  const translations = texts.flatMap((some, index) =>
    some.map(({ language, name }) => ({ resource, record_id: ids[index] ?? 0, language, texts: { name } })),
  );
  for (let from = 0; from < translations.length; from += CHUNK)
    await em.insert(Translation, translations.slice(from, from + CHUNK));
  return ids;
}

function text(language: string | null, name: string | null): Text[] {
  return language && name ? [{ language, name }] : [];
}

function nameOf(row: CityRow): string {
  return typeof row === 'string' ? row : row[0];
}

function countryName(language: string, iso2: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2;
}
