import type { RateType } from '@stoa/contracts';

interface RateTypeFields {
  /** Fields that the type requires. */
  needs: readonly string[];
  /** Optional fields, in addition to those common to all types. */
  may: readonly string[];
}

const SHIPPED = ['handling', 'zone_ids', 'max_weight'];

/** The fields of each rate type; the API enforces the same rules. */
const FIELDS: Record<RateType, RateTypeFields> = {
  flat: { needs: ['rate'], may: SHIPPED },
  free: { needs: [], may: ['zone_ids', 'max_weight'] },
  per_item: { needs: ['rate'], may: SHIPPED },
  by_weight: { needs: ['rate', 'weight_step'], may: SHIPPED },
  by_price: { needs: ['rate', 'price_step'], may: SHIPPED },
  percent: { needs: ['percent'], may: SHIPPED },
  table: { needs: ['table_by', 'table'], may: SHIPPED },
  pickup: { needs: ['pickup_address'], may: ['rate', 'pickup_instructions', 'handling'] },
  rider_distance: { needs: ['rate', 'rate_per_km'], may: [...SHIPPED, 'max_distance'] },
};

const TYPE_FIELDS = [...new Set(Object.values(FIELDS).flatMap(({ needs, may }) => [...needs, ...may]))];

const fieldsOf = (type: unknown): RateTypeFields => FIELDS[type as RateType] ?? { needs: [], may: [] };

/** Whether a type requires a field. */
export const isNeeded = (type: unknown, field: string): boolean => fieldsOf(type).needs.includes(field);

/** Whether a type does not use a field. */
export function isUnused(type: unknown, field: string): boolean {
  const { needs, may } = fieldsOf(type);
  return TYPE_FIELDS.includes(field) && !needs.includes(field) && !may.includes(field);
}

/** All fields that a type does not use. */
export const unusedFields = (type: unknown): string[] => TYPE_FIELDS.filter((field) => isUnused(type, field));
