import { bestNamed } from './best-named';

const ROWS = ['Fell Leather Hiking Boot', 'Supernova', 'Lamp by Nova', 'Nova Desk Lamp', 'Nova'].map(
  (name, id) => ({
    id,
    name,
  }),
);

describe('bestNamed', () => {
  it('ranks exact matches first, then name prefixes, word prefixes and substrings', () => {
    const matches = bestNamed(ROWS, 'name', 'nova');
    expect(matches.map(({ row, rank }) => [row.name, rank])).toEqual([
      ['Nova', 0],
      ['Nova Desk Lamp', 1],
      ['Lamp by Nova', 2],
      ['Supernova', 3],
    ]);
  });

  it('matches in every script and ignores case', () => {
    const rows = [
      { id: 1, name: 'حذاء جلدي' },
      { id: 2, name: 'جلدي' },
      { id: 3, name: null },
    ];
    expect(bestNamed(rows, 'name', 'جلدي').map(({ row, rank }) => [row.id, rank])).toEqual([
      [2, 0],
      [1, 2],
      [3, 4],
    ]);
    expect(bestNamed([{ id: 1, name: 'ÉCLAT Lamp' }], 'name', 'éclat')[0]?.rank).toBe(1);
  });
});
