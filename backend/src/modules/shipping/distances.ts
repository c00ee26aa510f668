import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import type { Place, Point } from '../localisation';
import { kilometresBetween, PlaceLookup, pointOf } from '../localisation';
import { Vendor } from '../vendors';

/** Destination of a delivery, as precisely as it is known. */
export interface Destination extends Place {
  city_text?: string | null;
  /** Coordinates of the address in degrees; without them those of its city apply. */
  lat?: string | null;
  lng?: string | null;
}

/** Distances and surcharge of deliveries from some vendors to one destination. */
export interface ShippingDistances {
  /** Kilometres by vendor id; null if either location is unknown. */
  distances: ReadonlyMap<number, number | null>;
  /** Surcharge of every delivery to the city on top of the rate, in the shop's default currency. */
  surcharge: number;
}

/** Measures delivery distances between addresses with coordinates, or else between their cities. */
@Injectable()
export class DistanceCalculator {
  constructor(
    private readonly database: Database,
    private readonly places: PlaceLookup,
  ) {}

  /** Distances to a destination; `vendorIds` are the vendors whose methods charge by distance. */
  async to(destination: Destination, vendorIds: readonly number[]): Promise<ShippingDistances> {
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
    const points = new Map<number, Point>();
    if (ids.length === 0) return points;
    const select = { id: true, lat: true, lng: true, city: true, country_id: true } as const;
    for (const vendor of await this.database.em.find(Vendor, { where: { id: In([...ids]) }, select })) {
      const { country_id, city: city_text } = vendor;
      const point = pointOf(vendor) ?? pointOf((await this.places.cityOf({ country_id, city_text })) ?? {});
      if (point) points.set(vendor.id, point);
    }
    return points;
  }
}
