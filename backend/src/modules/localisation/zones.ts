import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Copies } from './copies';
import { bestFit, liesIn } from './zone-match';
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

  /** Active zones that some part of a country lies in. */
  ofCountry(countryId: number): Zone[] {
    return this.rows.filter(
      (zone) => zone.status === 'active' && zone.members.some((member) => member.country_id === countryId),
    );
  }
}
