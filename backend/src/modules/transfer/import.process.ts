import type { ImportState } from '@stoa/contracts';
import type { ProcessTable } from '../../kernel/process';
import { Process } from '../../kernel/process';

/** Who changes the state: the importer, the job that processes the file, or an operator whom a vendor asked. */
export type ImportMover = 'person' | 'job' | 'operator';

/** State machine of imports: allowed transitions and who may trigger them. */
export const IMPORT_MOVES: ProcessTable<ImportState, ImportMover> = {
  uploaded: { checking: ['person'], running: ['person'] },
  checking: { checked: ['job'], uploaded: ['person', 'job'] },
  checked: { uploaded: ['person'], checking: ['person'], running: ['person'], waiting: ['person'] },
  waiting: { uploaded: ['person', 'operator'], running: ['operator'] },
  running: { finished: ['job'], stopped: ['person'], failed: ['job'] },
  finished: { undoing: ['person'] },
  stopped: { running: ['person'], undoing: ['person'] },
  failed: { running: ['person'], undoing: ['person'] },
  undoing: { undone: ['job'] },
  undone: {},
};

export const importProcess = new Process('An import', IMPORT_MOVES, 'state');
