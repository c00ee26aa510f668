import { readMethod } from './rate-rules';

const band = (from: number, to?: number | null) => ({ from, to, amount: 100 });
const table = (...rows: object[]) =>
  readMethod({ rate_type: 'table', table_by: 'weight', table: rows }, {}).errors;

describe('a shipping method', () => {
  it.each([
    ['flat', ['rate']],
    ['by_weight', ['rate', 'weight_step']],
    ['by_price', ['price_step', 'rate']],
    ['percent', ['percent']],
    ['table', ['table', 'table_by']],
    ['pickup', ['pickup_address']],
    ['rider_distance', ['rate', 'rate_per_km']],
  ])('of type %s requires %s', (rate_type, fields) => {
    expect(Object.keys(readMethod({ rate_type }, {}).errors).sort()).toEqual(fields);
  });

  it('clears the fields of its former type', () => {
    const before = { rate_type: 'percent', percent: '0.1', rate: 0, min_days: 1, max_days: 2 };
    const { values, errors } = readMethod({ rate_type: 'per_item', rate: 50 }, before);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ rate_type: 'per_item', rate: 50, percent: null, table: null });
    expect(readMethod({ rate_type: 'free' }, { ...before, rate: 90 }).values).toMatchObject({ rate: 0 });
  });

  it('must not have max_days below min_days', () => {
    const days = { rate_type: 'free', min_days: 4, max_days: 3 };
    expect(readMethod(days, {}).errors).toHaveProperty('max_days');
  });
});

describe('the rate table of a shipping method', () => {
  it('accepts adjoining bands, the last with or without an end', () => {
    expect(table(band(0, 10), band(10, 20), band(20))).toEqual({});
    expect(table(band(5, 10), band(10, null))).toEqual({});
  });

  it.each([
    ['no row', 'table', []],
    ['a gap', 'table.1.from', [band(0, 10), band(11, 20)]],
    ['an overlap', 'table.1.from', [band(0, 10), band(9, 20)]],
    ['a band without room', 'table.0.to', [band(10, 10)]],
    ['a band that runs backwards', 'table.1.to', [band(0, 10), band(10, 5)]],
    ['an open end in the middle', 'table.0.to', [band(0), band(10, 20)]],
    ['too many rows', 'table', Array.from({ length: 101 }, (_, index) => band(index, index + 1))],
  ])('refuses %s', (_, field, rows) => {
    expect(Object.keys(table(...rows))).toContain(field);
  });
});
