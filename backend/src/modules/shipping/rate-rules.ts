import type { RateBand, RateType } from '@stoa/contracts';
import type { FieldRefusals } from '../../kernel/http';
import type { Values } from '../../kernel/resource';
import { msg } from '../../kernel/translation';

/** Required and optional fields of each rate type. */
const RATE_FIELDS: Record<RateType, { needs: readonly string[]; may: readonly string[] }> = {
  flat: { needs: ['rate'], may: [] },
  free: { needs: [], may: [] },
  per_item: { needs: ['rate'], may: [] },
  by_weight: { needs: ['rate', 'weight_step'], may: [] },
  by_price: { needs: ['rate', 'price_step'], may: [] },
  percent: { needs: ['percent'], may: [] },
  table: { needs: ['table_by', 'table'], may: [] },
  pickup: { needs: ['pickup_address'], may: ['rate', 'pickup_instructions'] },
  rider_distance: { needs: ['rate', 'rate_per_km'], may: ['max_distance'] },
};
const OWNED = [...new Set(Object.values(RATE_FIELDS).flatMap(({ needs, may }) => [...needs, ...may]))];
const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The method's values with the input applied, and its validation errors by field. */
export function readMethod(input: Values, before: Values): { values: Values; errors: FieldRefusals } {
  const merged: Values = { ...before, ...input };
  const { needs, may } = RATE_FIELDS[merged.rate_type as RateType];
  const foreign = OWNED.filter((field) => !needs.includes(field) && !may.includes(field));
  const emptied = Object.fromEntries(foreign.map((field) => [field, field === 'rate' ? 0 : null]));
  const errors: FieldRefusals = Object.fromEntries(
    needs.filter((field) => !isGiven(merged[field])).map((field) => [field, ['is required for this type']]),
  );
  if (Number(merged.min_days ?? 0) > Number(merged.max_days ?? Infinity))
    errors.max_days = ['must not be less than the minimum number of days'];
  if (merged.rate_type === 'table') Object.assign(errors, wrongBands(merged.table));
  return { values: { ...input, ...emptied }, errors };
}

const MAX_BANDS = 100;

/** Bands must be contiguous, and only the last one may be open-ended. */
function wrongBands(table: unknown): FieldRefusals {
  const bands = (table ?? []) as RateBand[];
  if (bands.length === 0) return { table: ['must have at least one row'] };
  if (bands.length > MAX_BANDS) return { table: [msg`must have at most ${MAX_BANDS} rows`] };
  const wrong: FieldRefusals = {};
  bands.forEach(({ from, to = null }, index) => {
    const next = bands[index + 1];
    if (to === null && next) wrong[`table.${index}.to`] = ['only the last row may have no end'];
    else if (to !== null && to <= from)
      wrong[`table.${index}.to`] = ['must be greater than the start of the row'];
    else if (next && next.from !== to)
      wrong[`table.${index + 1}.from`] = ['must be where the previous row ends'];
  });
  return wrong;
}
