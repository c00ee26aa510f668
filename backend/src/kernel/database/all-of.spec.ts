import { Equal, In } from 'typeorm';
import { combineConditions } from './all-of';

describe('allOf', () => {
  it('merges conditions on different columns', () =>
    expect(combineConditions({ id: 1 }, { vendor_id: 2 })).toEqual({ id: 1, vendor_id: 2 }));

  it('combines conditions on the same column with AND', () => {
    const { id } = combineConditions({ id: 2 }, { id: 1 }) as unknown as {
      id: { type: string; value: unknown[] };
    };
    expect([id.type, id.value]).toEqual(['and', [Equal(2), Equal(1)]]);
    const many = combineConditions({ id: In([1, 2]) }, { id: 3 }) as unknown as { id: { value: unknown[] } };
    expect(many.id.value).toEqual([In([1, 2]), Equal(3)]);
  });

  it('keeps a single condition when two are equal', () =>
    expect(combineConditions({ id: 1 }, { id: 1 }, {})).toEqual({ id: 1 }));
});
