import { CONTACT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { CONTACT_PROCESS, contactProcess } from './contact-form.process';

describe('contact form state transitions', () => {
  it('reach every state from new', () => {
    expect(reachable(CONTACT_PROCESS, ['new'])).toEqual([...CONTACT_STATES].sort());
  });

  it('give operators a next state from every state', () => {
    expect(CONTACT_STATES.filter((state) => contactProcess.allowed(state, 'admin').length === 0)).toEqual([]);
  });
});
