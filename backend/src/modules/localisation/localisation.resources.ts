import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { City } from './city.entity';
import { CountryStore } from './country.store';
import { Country } from './country.entity';
import { Currency } from './currency.entity';
import { CurrencyStore } from './currency.store';
import { Language } from './language.entity';
import { LanguageStore } from './language.store';
import { State } from './state.entity';
import { StateStore } from './state.store';
import { Zone } from './zone.entity';
import { ZoneStore } from './zone.store';

export const languages = defineResource(Language, {
  path: 'languages',
  key: 'languages',
  page: 'languages',
  idParam: 'language_id',
  label: 'native_name',
  search: ['code', 'name', 'native_name'],
  sort: ['code', 'name', 'native_name', 'created_at'],
  filter: ['code', 'direction', 'status'],
  defaultSort: ['name', 'ASC'],
  store: LanguageStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['languagesActive'] } },
});

export const currencies = defineResource(Currency, {
  path: 'currencies',
  key: 'currencies',
  page: 'currencies',
  idParam: 'currency_id',
  label: 'name',
  search: ['code', 'name'],
  sort: ['code', 'name', 'rate_at', 'created_at'],
  filter: ['code', 'status'],
  defaultSort: ['code', 'ASC'],
  store: CurrencyStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['currenciesActive'] } },
});

export const countries = defineResource(Country, {
  path: 'countries',
  key: 'countries',
  page: 'countries',
  idParam: 'country_id',
  label: 'name',
  search: ['name', 'iso2', 'iso3'],
  sort: ['name', 'iso2', 'created_at'],
  filter: ['iso2', 'iso3', 'currency_id', 'status'],
  defaultSort: ['name', 'ASC'],
  store: CountryStore,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['countriesActive'] },
    vendor: { operations: [], screens: [], lookups: ['countriesActive'] },
  },
});

export const states = defineResource(State, {
  path: 'states',
  key: 'states',
  page: 'states',
  idParam: 'state_id',
  label: 'name',
  search: ['name', 'code'],
  sort: ['name', 'code', 'created_at'],
  filter: ['country_id', 'code', 'status'],
  defaultSort: ['name', 'ASC'],
  defaultWithin: ['country_id'],
  store: StateStore,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['statesActive'] },
    vendor: { operations: [], screens: [], lookups: ['statesActive'] },
  },
});

export const cities = defineResource(City, {
  path: 'cities',
  key: 'cities',
  page: 'cities',
  idParam: 'city_id',
  label: 'name',
  search: ['name'],
  sort: ['name', 'created_at'],
  filter: ['state_id', 'status'],
  defaultSort: ['name', 'ASC'],
  defaultWithin: ['state_id'],
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['citiesActive'] },
    vendor: { operations: [], screens: [], lookups: ['citiesActive'] },
  },
});

export const zones = defineResource(Zone, {
  path: 'zones',
  key: 'zones',
  page: 'zones',
  idParam: 'zone_id',
  label: 'name',
  search: ['name'],
  sort: ['name', 'priority', 'kind', 'created_at'],
  filter: ['kind', 'status'],
  defaultSort: ['name', 'ASC'],
  store: ZoneStore,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['zonesActive'] },
    vendor: { operations: [], screens: [], lookups: ['zonesActive'] },
  },
});
