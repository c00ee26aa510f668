import { bulkMoves } from './bulk-moves';

const STATUSES = ['draft', 'pending', 'active', 'rejected', 'archived'];
const ROWS = [
  { id: 1, allowed: ['pending', 'archived'] },
  { id: 2, allowed: ['draft'] },
  { id: 3, allowed: [] },
];

describe('the statuses that several records can be moved to', () => {
  it('are what the process allows for any of them, in their order', () => {
    expect(bulkMoves(ROWS, [1, 2], STATUSES)).toEqual(['draft', 'pending', 'archived']);
    expect(bulkMoves(ROWS, [1], STATUSES)).toEqual(['pending', 'archived']);
    expect(bulkMoves(ROWS, [3], STATUSES)).toEqual([]);
  });

  it('are those of the rows at hand while the selected ones are on other pages', () => {
    expect(bulkMoves(ROWS, [77], STATUSES)).toEqual(['draft', 'pending', 'archived']);
  });

  it('are all where the answers know of no process', () => {
    expect(bulkMoves([{ id: 1 }], [1], ['active', 'inactive'])).toEqual(['active', 'inactive']);
  });
});
