import type { RateType } from '@stoa/contracts';

interface Told {
  /** Fields that the type requires. */
  needs: readonly string[];
  /** Optional fields, in addition to those common to all types. */
  may: readonly string[];
}

const CARRIED = ['handling', 'zone_ids', 'max_weight'];

/** The fields of each rate type; the API enforces the same rules. */
const TOLD_BY: Record<RateType, Told> = {
  flat: { needs: ['rate'], may: CARRIED },
  free: { needs: [], may: ['zone_ids', 'max_weight'] },
  per_item: { needs: ['rate'], may: CARRIED },
  by_weight: { needs: ['rate', 'weight_step'], may: CARRIED },
  by_price: { needs: ['rate', 'price_step'], may: CARRIED },
  percent: { needs: ['percent'], may: CARRIED },
  table: { needs: ['table_by', 'table'], may: CARRIED },
  pickup: { needs: ['pickup_address'], may: ['rate', 'pickup_instructions', 'handling'] },
  rider_distance: { needs: ['rate', 'rate_per_km'], may: [...CARRIED, 'max_distance'] },
};

const OWNED = [...new Set(Object.values(TOLD_BY).flatMap(({ needs, may }) => [...needs, ...may]))];

const toldBy = (type: unknown): Told => TOLD_BY[type as RateType] ?? { needs: [], may: [] };

/** Whether a type requires a field. */
export const isNeeded = (type: unknown, field: string): boolean => toldBy(type).needs.includes(field);

/** Whether a type does not use a field. */
export function isForeign(type: unknown, field: string): boolean {
  const { needs, may } = toldBy(type);
  return OWNED.includes(field) && !needs.includes(field) && !may.includes(field);
}

/** All fields that a type does not use. */
export const foreignTo = (type: unknown): string[] => OWNED.filter((field) => isForeign(type, field));
