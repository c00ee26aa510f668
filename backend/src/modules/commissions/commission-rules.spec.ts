import { readRule } from './commission-rules';

const errorsOf = (input: object): string[] => Object.keys(readRule({ ...input }, {}).errors).sort();

describe('a commission rule', () => {
  it.each([
    [{ type: 'percentage', scope: 'all', rate: '0.1' }],
    [{ type: 'fixed', scope: 'vendor', fixed: 100, vendor_id: 7 }],
    [{ type: 'combined', scope: 'price_band', rate: '0', fixed: 50, price_to: 1000 }],
    [{ type: 'percentage', scope: 'all', rate: '1', min: 10, max: 10 }],
  ])('is valid with %j', (input) => {
    expect(errorsOf(input)).toEqual([]);
  });

  it.each([
    [{ type: 'percentage', scope: 'all' }, ['rate']],
    [{ type: 'combined', scope: 'all' }, ['fixed', 'rate']],
    [{ type: 'percentage', scope: 'category', rate: '0.1' }, ['category_id']],
    [{ type: 'percentage', scope: 'price_band', rate: '0.1' }, ['price_from']],
    [{ type: 'percentage', scope: 'price_band', rate: '0.1', price_from: 500, price_to: 500 }, ['price_to']],
    [{ type: 'percentage', scope: 'all', rate: '0.1', min: 500, max: 100 }, ['max']],
    [
      { type: 'percentage', scope: 'all', rate: '0.1', starts_at: '2026-02-01', ends_at: '2026-01-01' },
      ['ends_at'],
    ],
  ])('is invalid with %j', (input, fields) => {
    expect(errorsOf(input)).toEqual(fields);
  });

  it('clears the fields of its former type and scope', () => {
    const before = { type: 'combined', scope: 'vendor', rate: '0.1', fixed: 100, vendor_id: 7 };
    expect(readRule({ type: 'fixed', scope: 'all' }, before).values).toMatchObject({
      rate: null,
      vendor_id: null,
    });
  });
});
