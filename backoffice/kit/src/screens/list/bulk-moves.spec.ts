import { bulkMoves } from './bulk-moves';

const STATUSES = ['draft', 'pending', 'active', 'rejected', 'archived'];
const ROWS = [
  { id: 1, allowed: ['pending', 'archived'] },
  { id: 2, allowed: ['draft'] },
  { id: 3, allowed: [] },
];

describe('bulkMoves', () => {
  it('returns the statuses allowed for any selected record, in their defined order', () => {
    expect(bulkMoves(ROWS, [1, 2], STATUSES)).toEqual(['draft', 'pending', 'archived']);
    expect(bulkMoves(ROWS, [1], STATUSES)).toEqual(['pending', 'archived']);
    expect(bulkMoves(ROWS, [3], STATUSES)).toEqual([]);
  });

  it('uses the loaded rows if the selected records are on other pages', () => {
    expect(bulkMoves(ROWS, [77], STATUSES)).toEqual(['draft', 'pending', 'archived']);
  });

  it('returns all statuses if the records list no allowed ones', () => {
    expect(bulkMoves([{ id: 1 }], [1], ['active', 'inactive'])).toEqual(['active', 'inactive']);
  });
});
