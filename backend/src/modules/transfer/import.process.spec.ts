import { reachable } from '../../kernel/process';
import { IMPORT_MOVES, importProcess } from './import.process';

describe('the states of an import', () => {
  it('can all be reached from the upload', () => {
    expect(reachable(IMPORT_MOVES, ['uploaded'])).toEqual([...importProcess.states].sort());
  });

  it('end once an import is undone', () => {
    expect(importProcess.allowed('undone', 'person')).toEqual([]);
  });

  it('let people stop what runs and take up what has stopped', () => {
    expect(importProcess.allowed('running', 'person')).toEqual(['stopped']);
    expect(importProcess.allowed('stopped', 'person')).toEqual(['running', 'undoing']);
  });
});
