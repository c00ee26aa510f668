import { NumbersById } from './numbers-by-id';

describe('NumbersById', () => {
  it('has the last number of each id, however far apart they are', () => {
    const numbers = new NumbersById();
    const ids = [1, 4_095, 4_096, 2_000_000_000];
    ids.forEach((id, number) => numbers.set(id, number));
    numbers.set(4_096, 9);
    expect(ids.map((id) => numbers.get(id))).toEqual([0, 1, 9, 3]);
    expect([numbers.get(2), numbers.get(5_000_000), numbers.has(1), numbers.size]).toEqual([
      undefined,
      undefined,
      true,
      4,
    ]);
  });
});
