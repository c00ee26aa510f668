import { moveWordsOf } from './move-words';

describe('the texts of a change of state', () => {
  it('name the decision, or else the state', () => {
    const verb = 'stoa.move.verbs.approved';
    expect(moveWordsOf('approved')).toEqual({ verb, confirm: verb, dismiss: 'ra.action.cancel' });
    expect(moveWordsOf('shipped')).toEqual({ confirm: 'stoa.move.confirm', dismiss: 'ra.action.cancel' });
  });

  it('never offer two buttons that could both mean to cancel', () => {
    expect(moveWordsOf('cancelled')).toEqual({
      verb: 'stoa.move.verbs.cancelled',
      confirm: 'stoa.move.cancel',
      dismiss: 'stoa.move.keep',
    });
  });
});
