import { statusChange } from './status-change';

const MOVE = { state: 'shipped', label: 'Shipped', order_status_id: null } as const;
const NONE = { note: '', internal_note: '' };

describe('statusChange request', () => {
  it('sends the buyer’s message and the internal note as separate fields', () => {
    const notes = { note: ' On its way ', internal_note: 'Second parcel is late' };
    expect(statusChange(7, MOVE, notes)).toEqual({
      order_id: 7,
      state: 'shipped',
      note: 'On its way',
      internal_note: 'Second parcel is late',
    });
    expect(statusChange(7, MOVE, { ...NONE, internal_note: 'Call first' })).toEqual({
      order_id: 7,
      state: 'shipped',
      internal_note: 'Call first',
    });
  });

  it('omits empty notes', () => {
    expect(statusChange(7, MOVE, { note: '  ', internal_note: '' })).toEqual({
      order_id: 7,
      state: 'shipped',
    });
  });

  it('sends a custom status by its id instead of the state, together with with_steps', () => {
    const move = { ...MOVE, order_status_id: 3, with_steps: true };
    expect(statusChange(7, move, NONE)).toEqual({ order_id: 7, order_status_id: 3, with_steps: true });
  });
});
