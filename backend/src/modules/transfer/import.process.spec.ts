import { reachable } from '../../kernel/process';
import { IMPORT_MOVES, importProcess } from './import.process';

describe('import state transitions', () => {
  it('reach every state from uploaded', () => {
    expect(reachable(IMPORT_MOVES, ['uploaded'])).toEqual([...importProcess.states].sort());
  });

  it('allow nothing after an import is undone', () => {
    expect(importProcess.allowed('undone', 'person')).toEqual([]);
  });

  it('let users stop a running import, and resume or undo a stopped one', () => {
    expect(importProcess.allowed('running', 'person')).toEqual(['stopped']);
    expect(importProcess.allowed('stopped', 'person')).toEqual(['running', 'undoing']);
  });
});
