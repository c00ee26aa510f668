import fc from 'fast-check';
import { SortedSlots } from './sorted-slots';

const slot = fc.integer({ min: 0, max: 299 });
/** Batches of slots with their new keys, with fewer and more slots than are moved singly. */
const batches = fc.array(
  fc.oneof(
    fc.array(fc.tuple(slot, slot), { maxLength: 5 }),
    fc.array(fc.tuple(slot, slot), { minLength: 70 }),
  ),
  { maxLength: 6 },
);

describe('SortedSlots', () => {
  it('has all slots in order after any batches of new and changed ones', () => {
    const agrees = fc.property(batches, (all) => {
      const keys = new Map<number, number>();
      const compare = (a: number, b: number): number => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a - b;
      const slots = new SortedSlots(compare);
      for (const batch of all) {
        for (const [changed, key] of batch) keys.set(changed, key);
        slots.renew(batch.map(([changed]) => changed));
        const found = Array.from({ length: slots.length }, (_, place) => slots.at(place));
        expect(found).toEqual([...keys.keys()].sort(compare));
      }
    });
    fc.assert(agrees);
  });
});
