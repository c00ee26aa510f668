import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { Failure, Page } from '../../kernel/http';
import type { ResourceDefinition } from '../../kernel/resource';
import { ResourceService } from '../../kernel/resource';
import { cities, countries, currencies, languages, states, zones } from './localisation.resources';
import { Zones } from './zones';

const ALL = [0, 999];

/** A language or currency by its code. */
export interface NamedCode {
  id: number;
  code: string;
  name: string;
}

/** Look-ups of places by parent, and of language and currency codes (specification §7.3). */
@Injectable()
export class LocalisationLookups {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly zoning: Zones,
  ) {}

  async country(id: number, caller: Caller): Promise<Page> {
    const page = await this.active(countries, { id }, caller);
    if (page.total === 0) throw Failure.notFound('country');
    return page;
  }

  async statesOf(country_id: number, caller: Caller): Promise<Page> {
    await this.resourceService.store(countries).find(country_id, {});
    return this.active(states, { country_id }, caller);
  }

  async citiesOf(state_id: number, caller: Caller): Promise<Page> {
    await this.resourceService.store(states).find(state_id, {});
    return this.active(cities, { state_id }, caller);
  }

  async zonesOf(countryId: number, caller: Caller): Promise<Page> {
    await this.resourceService.store(countries).find(countryId, {});
    return this.active(zones, { id: this.zoning.findByCountry(countryId).map((zone) => zone.id) }, caller);
  }

  async languageCodes(caller: Caller): Promise<Page<NamedCode, 'language_codes'>> {
    return codes('language_codes', await this.active(languages, {}, caller));
  }

  async currencyCodes(caller: Caller): Promise<Page<NamedCode, 'currency_codes'>> {
    return codes('currency_codes', await this.active(currencies, {}, caller));
  }

  /** All active rows of a resource that match the filter, sorted by name. */
  private active(
    definition: ResourceDefinition,
    filter: Record<string, unknown>,
    caller: Caller,
  ): Promise<Page> {
    const shown = { filter: { ...filter, status: 'active' }, range: ALL, sort: ['name', 'ASC'] };
    return this.resourceService.filter(definition, shown, caller);
  }
}

function codes<K extends string>(key: K, { rows, total }: Page): Page<NamedCode, K> {
  const named = rows as NamedCode[];
  return new Page(
    key,
    named.map(({ id, code, name }) => ({ id, code, name })),
    total,
  );
}
