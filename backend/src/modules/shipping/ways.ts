import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import type { Place, Point } from '../localisation';
import { kilometresBetween, PlaceLookup, pointOf } from '../localisation';
import { Vendor } from '../vendors';

/** Where goods go to, as closely as it is known. */
export interface Destination extends Place {
  city_text?: string | null;
  /** Degrees, where the address itself has them; else its city's hold. */
  lat?: string | null;
  lng?: string | null;
}

/** The ways of some vendors' goods to one destination. */
export interface Ways {
  /** Kilometres by vendor; null where one of both ends is not known. */
  distances: ReadonlyMap<number, number | null>;
  /** What every delivery to the city costs beyond the rate, in the shop's default currency. */
  surcharge: number;
}

/** Measures how far goods have to go, between the addresses where they have coordinates, else between their cities. */
@Injectable()
export class WayFinder {
  constructor(
    private readonly database: Database,
    private readonly places: PlaceLookup,
  ) {}

  /** The ways to a destination; `vendorIds` are those whose distance matters. */
  async to(destination: Destination, vendorIds: readonly number[]): Promise<Ways> {
    const city = await this.places.cityOf(destination);
    const end = pointOf(destination) ?? (city && pointOf(city));
    const distances = new Map<number, number | null>();
    for (const id of vendorIds) distances.set(id, null);
    if (end)
      for (const [id, start] of await this.starts(vendorIds))
        distances.set(id, kilometresBetween(start, end));
    return { distances, surcharge: city?.delivery_fee ?? 0 };
  }

  private async starts(ids: readonly number[]): Promise<Map<number, Point>> {
    const found = new Map<number, Point>();
    if (ids.length === 0) return found;
    const select = { id: true, lat: true, lng: true, city: true, country_id: true } as const;
    for (const vendor of await this.database.em.find(Vendor, { where: { id: In([...ids]) }, select })) {
      const { country_id, city: city_text } = vendor;
      const point = pointOf(vendor) ?? pointOf((await this.places.cityOf({ country_id, city_text })) ?? {});
      if (point) found.set(vendor.id, point);
    }
    return found;
  }
}
