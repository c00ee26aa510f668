import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Copies } from './copies';
import { bestFit, isWhole, liesIn } from './zone-match';
import type { Place } from './zone-match';
import { Zone } from './zone.entity';

/** Finds the areas that taxes and shipping of a place are decided by. */
@Injectable()
export class Zones implements OnModuleInit {
  private rows: readonly Zone[] = [];

  constructor(private readonly copies: Copies) {}

  async onModuleInit(): Promise<void> {
    await this.copies.follow('zones', Zone, (rows) => {
      this.rows = rows;
    });
  }

  /** Active zones of a kind that a place lies in, the best first: by priority, then by how closely they fit. */
  async matching(kind: 'tax' | 'shipping', place: Place): Promise<Zone[]> {
    const fitting = this.rows.filter(
      (zone) => zone.status === 'active' && (zone.kind === kind || zone.kind === 'both'),
    );
    return bestFit(fitting, place);
  }

  /** Whether a place lies in one of the zones with these ids, as far as they are active. */
  cover(ids: readonly number[], place: Place): boolean {
    return this.rows.some((zone) => zone.status === 'active' && ids.includes(zone.id) && liesIn(zone, place));
  }

  /** Countries that lie in the active zones with these ids as a whole. */
  wholeCountries(ids: readonly number[]): number[] {
    const zones = this.rows.filter(({ id, status }) => status === 'active' && ids.includes(id));
    const whole = zones.flatMap(({ members }) => members.filter(isWhole));
    return [...new Set(whole.map(({ country_id }) => country_id))];
  }

  /** Active zones that some part of a country lies in. */
  ofCountry(countryId: number): Zone[] {
    return this.rows.filter(
      (zone) => zone.status === 'active' && zone.members.some((member) => member.country_id === countryId),
    );
  }

  /** Whether some active zone covers a state or a city of a country, and not all of it. */
  divideByState(countryId: number): boolean {
    return this.ofCountry(countryId).some((zone) =>
      zone.members.some(
        ({ country_id, state_id, city_id }) => country_id === countryId && Boolean(state_id ?? city_id),
      ),
    );
  }
}
