import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { City } from './city.entity';
import { Country } from './country.entity';
import { PLACES } from './place-lists';
import { State } from './state.entity';

/** A place as addresses reference it: a city by id, or by name as free text. */
export interface NamedPlace {
  country_id: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_text?: string | null;
}

/** Maximum places cached, of some hundred bytes each. */
const MAX = 2_000;
const ACTIVE = { status: 'active' };

/**
 * Finds the active places that addresses reference. Each request of a checkout needs the same ones, so they are
 * cached until a place changes, for a minute at most; names of unknown cities apart from the rest, as anybody can
 * enter any number of them.
 */
@Injectable()
export class PlaceLookup {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
  ) {}

  country(id: number): Promise<Country | null> {
    return this.cached(`country:${id}`, () =>
      this.database.em.findOne(Country, { where: { id, ...ACTIVE } }),
    );
  }

  state(id: number): Promise<State | null> {
    return this.cached(`state:${id}`, () => this.database.em.findOne(State, { where: { id, ...ACTIVE } }));
  }

  city(id: number): Promise<City | null> {
    return this.cached(`city:${id}`, () => this.database.em.findOne(City, { where: { id, ...ACTIVE } }));
  }

  hasStates(country_id: number): Promise<boolean> {
    return this.database.em.exists(State, { where: { country_id, ...ACTIVE } });
  }

  /** The city by id, or the only one of that name in the country (and state); null for none or several. */
  async cityOf({ country_id, state_id, city_id, city_text }: NamedPlace): Promise<City | null> {
    if (city_id) return this.city(city_id);
    const name = city_text?.trim();
    if (!name || !country_id) return null;
    const key = `named:${country_id}:${state_id ?? ''}:${name}`;
    const unknown = await this.cache.getOrCompute(
      PLACES,
      'unknown',
      async () => new LRUCache<string, true>({ max: MAX }),
    );
    if (unknown.has(key)) return null;
    const city = await this.cached(key, () => this.namedCity(name, country_id, state_id));
    if (!city) unknown.set(key, true);
    return city;
  }

  private async namedCity(
    name: string,
    country_id: number,
    state_id: number | null | undefined,
  ): Promise<City | null> {
    const query = this.database.em
      .createQueryBuilder(City, 'c')
      .innerJoin(State, 's', 's.id = c.state_id')
      .where('s.country_id = :country_id AND c.status = :status', { country_id, ...ACTIVE })
      .andWhere('LOWER(c.name) = LOWER(:name)', { name });
    if (state_id) query.andWhere('c.state_id = :state_id', { state_id });
    const cities = await query.limit(2).getMany();
    return cities.length === 1 ? (cities[0] ?? null) : null;
  }

  private async cached<T extends object>(key: string, load: () => Promise<T | null>): Promise<T | null> {
    const places = await this.cache.getOrCompute(PLACES, 'found', async () => new Map<string, object>());
    // Safe: each key is written by one caller only, which determines its type.
    const place = places.get(key) as T | undefined;
    if (place) return place;
    const loaded = await load();
    if (loaded && places.size < MAX) places.set(key, loaded);
    return loaded;
  }
}
