import { Failure } from '../http';
import { Process } from './process';

describe('a state machine', () => {
  const process = new Process<'open' | 'closed', 'admin'>(
    'A return',
    { open: { closed: ['admin'] }, closed: {} },
    'state',
  );
  const refusalOf = (from: 'open' | 'closed', to: 'open' | 'closed'): string => {
    try {
      process.assertAllowed(from, to, 'admin');
      return '';
    } catch (error) {
      return error instanceof Failure ? String(error.text) : String(error);
    }
  };

  it('names both states of a refused transition', () => {
    expect(refusalOf('closed', 'open')).toBe('A return can’t change from closed to open.');
  });

  it('says of a repeated transition that it has already been done', () => {
    expect(refusalOf('closed', 'closed')).toBe('This has already been done. Status: closed.');
  });
});
