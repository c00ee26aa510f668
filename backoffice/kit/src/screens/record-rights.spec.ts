import { isDeletable, isEditable, isSelectable, movesOf } from './record-rights';

const STATUSES = ['invited', 'active', 'inactive'];

describe('rights over a record', () => {
  it('allow everything that the server does not restrict', () => {
    const record = { id: 1, status: 'active' };
    expect([isEditable(record), isDeletable(record), isSelectable(record)]).toEqual([true, true, true]);
    expect(movesOf(record, STATUSES)).toEqual(['invited', 'inactive']);
  });

  it('allow no change of people above the reader', () => {
    const record = { id: 1, status: 'active', editable: false, deletable: false, allowed: [] };
    expect([isEditable(record), isDeletable(record), isSelectable(record)]).toEqual([false, false, false]);
    expect(movesOf(record, STATUSES)).toEqual([]);
  });

  it('select for bulk actions what may be deleted or change its status', () => {
    expect(isSelectable({ id: 1, deletable: true, allowed: [] })).toBe(true);
    expect(isSelectable({ id: 1, deletable: false, allowed: ['inactive'] })).toBe(true);
  });
});
