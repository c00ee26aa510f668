import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { TableCache } from './table-cache';
import { bestFit, coversCountry, isInZone } from './zone-match';
import type { Place } from './zone-match';
import { Zone } from './zone.entity';

/** Matches places against the zones for taxes and shipping. */
@Injectable()
export class Zones implements OnModuleInit {
  private rows: readonly Zone[] = [];

  constructor(private readonly tables: TableCache) {}

  async onModuleInit(): Promise<void> {
    await this.tables.subscribe('zones', Zone, (rows) => {
      this.rows = rows;
    });
  }

  /** Active zones of a kind that match a place, best first: by priority, then by specificity. */
  async findMatching(kind: 'tax' | 'shipping', place: Place): Promise<Zone[]> {
    const fitting = this.rows.filter(
      (zone) => zone.status === 'active' && (zone.kind === kind || zone.kind === 'both'),
    );
    return bestFit(fitting, place);
  }

  /** Whether any active zone of these ids matches the place. */
  cover(ids: readonly number[], place: Place): boolean {
    return this.rows.some(
      (zone) => zone.status === 'active' && ids.includes(zone.id) && isInZone(zone, place),
    );
  }

  /** Countries fully covered by the active zones with these ids. */
  wholeCountries(ids: readonly number[]): number[] {
    const zones = this.rows.filter(({ id, status }) => status === 'active' && ids.includes(id));
    const countries = zones.flatMap(({ members }) => members.filter(coversCountry));
    return [...new Set(countries.map(({ country_id }) => country_id))];
  }

  /** Active zones that include at least part of a country. */
  findByCountry(countryId: number): Zone[] {
    return this.rows.filter(
      (zone) => zone.status === 'active' && zone.members.some((member) => member.country_id === countryId),
    );
  }

  /** Whether any active zone covers only a state or city of a country. */
  divideByState(countryId: number): boolean {
    return this.findByCountry(countryId).some((zone) =>
      zone.members.some(
        ({ country_id, state_id, city_id }) => country_id === countryId && Boolean(state_id ?? city_id),
      ),
    );
  }
}
