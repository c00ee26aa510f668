import { statusChange } from './status-change';

const MOVE = { state: 'shipped', label: 'Shipped', order_status_id: null } as const;
const NONE = { note: '', internal_note: '' };

describe('the call that moves an order', () => {
  it('tells the buyer the message alone, and keeps the other note inside', () => {
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

  it('says nothing where nothing was written', () => {
    expect(statusChange(7, MOVE, { note: '  ', internal_note: '' })).toEqual({
      order_id: 7,
      state: 'shipped',
    });
  });

  it('names the shop’s own label where there is one, and takes the steps between', () => {
    const move = { ...MOVE, order_status_id: 3, with_steps: true };
    expect(statusChange(7, move, NONE)).toEqual({ order_id: 7, order_status_id: 3, with_steps: true });
  });
});
