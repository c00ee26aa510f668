import { CONTACT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { CONTACT_PROCESS, contactProcess } from './contact-form.process';

describe('the process of a message to the shop', () => {
  it('reaches every state from the first one', () => {
    expect(reachable(CONTACT_PROCESS, ['new'])).toEqual([...CONTACT_STATES].sort());
  });

  it('never ends where nothing more can be done', () => {
    expect(CONTACT_STATES.filter((state) => contactProcess.allowed(state, 'admin').length === 0)).toEqual([]);
  });
});
