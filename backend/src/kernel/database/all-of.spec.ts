import { Equal, In } from 'typeorm';
import { allOf } from './all-of';

describe('conditions that must all hold', () => {
  it('stand beside each other', () =>
    expect(allOf({ id: 1 }, { vendor_id: 2 })).toEqual({ id: 1, vendor_id: 2 }));

  it('do not replace one another where they speak of the same column', () => {
    const { id } = allOf({ id: 2 }, { id: 1 }) as unknown as { id: { type: string; value: unknown[] } };
    expect([id.type, id.value]).toEqual(['and', [Equal(2), Equal(1)]]);
    const many = allOf({ id: In([1, 2]) }, { id: 3 }) as unknown as { id: { value: unknown[] } };
    expect(many.id.value).toEqual([In([1, 2]), Equal(3)]);
  });

  it('stay simple where they say the same', () => expect(allOf({ id: 1 }, { id: 1 }, {})).toEqual({ id: 1 }));
});
