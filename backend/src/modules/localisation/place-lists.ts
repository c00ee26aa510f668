import { Injectable } from '@nestjs/common';
import type { CityOption, CountryOption, StateOption } from '@stoa/contracts';
import type { OnModuleInit } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
import { City } from './city.entity';
import { Country } from './country.entity';
import { State } from './state.entity';
import { Zones } from './zones';

/** Cache version of place lists and single places. */
export const PLACES = 'places';

/** Lists the active countries, states and cities, translated and sorted in the reader's language. */
@Injectable()
export class PlaceLists implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly zones: Zones,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['countries', 'states', 'cities'], async () => this.cache.invalidate(PLACES));
  }

  async countries(language: string): Promise<CountryOption[]> {
    this.cache.dependOnVersions();
    const rows = await this.cached(`countries:${language}`, async () => {
      const countries = await this.database.em.find(Country, { where: { status: 'active' } });
      return this.named('countries', countries, language);
    });
    return rows.map((country) => countryOption(country, this.zones.divideByState(country.id)));
  }

  /** States of one country, or of all. @throws Failure 404 for an unknown country */
  states(language: string, country_id?: number): Promise<StateOption[]> {
    return this.cached(`states:${country_id ?? ''}:${language}`, async () => {
      await this.refuseMissing(Country, country_id);
      const where = { status: 'active', ...(country_id && { country_id }) };
      const rows = await this.database.em.find(State, { where });
      return (await this.named('states', rows, language)).map(stateOption);
    });
  }

  /** Cities of one state, or of all. @throws Failure 404 for an unknown state */
  cities(language: string, state_id?: number): Promise<CityOption[]> {
    return this.cached(`cities:${state_id ?? ''}:${language}`, async () => {
      await this.refuseMissing(State, state_id);
      const where = { status: 'active', ...(state_id && { state_id }) };
      const rows = await this.database.em.find(City, { where });
      return (await this.named('cities', rows, language)).map(cityOption);
    });
  }

  /** Highest delivery surcharge of the active cities of each country (by id), in the default currency. */
  async surcharges(): Promise<ReadonlyMap<number, number>> {
    const rows = await this.cached('surcharges', () =>
      this.database.em
        .createQueryBuilder(City, 'c')
        .innerJoin(State, 's', 's.id = c.state_id')
        .where('c.status = :status AND c.delivery_fee > 0', { status: 'active' })
        .groupBy('s.country_id')
        .select('s.country_id', 'country_id')
        .addSelect('MAX(c.delivery_fee)', 'max_fee')
        .getRawMany<{ country_id: number; max_fee: number | string }>(),
    );
    return new Map(rows.map(({ country_id, max_fee }) => [country_id, Number(max_fee)]));
  }

  private async refuseMissing(entity: typeof Country | typeof State, id: number | undefined): Promise<void> {
    if (id !== undefined && !(await this.database.em.exists(entity, { where: { id } })))
      throw Failure.notFound();
  }

  private cached<T>(key: string, load: () => Promise<T>): Promise<T> {
    return this.cache.getOrCompute(PLACES, key, load);
  }

  private async named<T extends { id: number; name: string }>(
    resource: string,
    rows: T[],
    language: string,
  ): Promise<T[]> {
    const order = new Intl.Collator(language);
    const texts = await this.translator.translate(resource, rows, language);
    return texts.sort((a, b) => order.compare(a.name, b.name));
  }
}

function countryOption(
  { id, iso2, name, dial_code, postcode_regex, requires_state }: Country,
  zoned_by_state: boolean,
): CountryOption {
  return { id, iso2, name, dial_code, postcode_regex, requires_state, zoned_by_state };
}

function stateOption({ id, country_id, code, name }: State): StateOption {
  return { id, country_id, code, name };
}

function cityOption({ id, state_id, name }: City): CityOption {
  return { id, state_id, name };
}
