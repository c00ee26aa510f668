import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { Failure, Page } from '../../kernel/http';
import type { ResourceDefinition } from '../../kernel/resource';
import { ResourceDesk } from '../../kernel/resource';
import { cities, countries, currencies, languages, states, zones } from './localisation.resources';
import { Zones } from './zones';

const ALL = [0, 999];
type Definition = Pick<ResourceDefinition, 'path'>;

/** Look-ups that lead from one place to those in it, and the bare codes (specification §7.3). */
@Injectable()
export class LocalisationLookups {
  constructor(
    private readonly desk: ResourceDesk,
    private readonly zoning: Zones,
  ) {}

  async country(id: number, caller: Caller): Promise<Page> {
    const page = await this.active(countries, { id }, caller);
    if (page.total === 0) throw Failure.notFound('country');
    return page;
  }

  async statesOf(country_id: number, caller: Caller): Promise<Page> {
    await this.desk.store(countries).find(country_id, {});
    return this.active(states, { country_id }, caller);
  }

  async citiesOf(state_id: number, caller: Caller): Promise<Page> {
    await this.desk.store(states).find(state_id, {});
    return this.active(cities, { state_id }, caller);
  }

  async zonesOf(countryId: number, caller: Caller): Promise<Page> {
    await this.desk.store(countries).find(countryId, {});
    return this.active(zones, { id: this.zoning.ofCountry(countryId).map((zone) => zone.id) }, caller);
  }

  async languageCodes(caller: Caller): Promise<Page> {
    return codes('language_codes', await this.active(languages, {}, caller));
  }

  async currencyCodes(caller: Caller): Promise<Page> {
    return codes('currency_codes', await this.active(currencies, {}, caller));
  }

  /** All active rows of a resource that the filter lets through, by name. */
  private active(definition: Definition, filter: Record<string, unknown>, caller: Caller): Promise<Page> {
    const shown = { filter: { ...filter, status: 'active' }, range: ALL, sort: ['name', 'ASC'] };
    // The desk takes definitions of any record; a store makes the type invariant.
    return this.desk.filter(definition as ResourceDefinition, shown, caller);
  }
}

function codes(key: string, { rows, total }: Page): Page {
  const named = rows as { id: number; code: string; name: string }[];
  return new Page(
    key,
    named.map(({ id, code, name }) => ({ id, code, name })),
    total,
  );
}
