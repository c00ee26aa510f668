import { toggled, MAX_OF_GUESTS } from '~/features/wishlist/toggled';
import { formatIds, parseIds } from './cookie-ids';

describe('ids in a cookie', () => {
  it('are read back as written, without duplicates and invalid values', () => {
    expect(parseIds(formatIds([3, 1, 20]))).toEqual([3, 1, 20]);
    expect(parseIds('3.3.x.0.-1.1e3.12345678901..7')).toEqual([3, 7]);
    expect(parseIds('1,2', ',')).toEqual([1, 2]);
    expect(parseIds(null)).toEqual([]);
  });

  it('of a guest’s wish list are added and removed, newest first, up to the limit', () => {
    expect(toggled([2, 1], 3, true)).toEqual([3, 2, 1]);
    expect(toggled([2, 1], 1, true)).toEqual([1, 2]);
    expect(toggled([2, 1], 2, false)).toEqual([1]);
    const full = Array.from({ length: MAX_OF_GUESTS }, (_, n) => n + 1);
    expect(toggled(full, 999, true)).toBeNull();
    expect(toggled(full, 5, true)).toHaveLength(MAX_OF_GUESTS);
  });
});
