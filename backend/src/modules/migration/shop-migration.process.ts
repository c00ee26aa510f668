import type { ShopMigrationState } from '@stoa/contracts';
import type { ProcessTable } from '../../kernel/process';
import { Process } from '../../kernel/process';

/** Who changes the state: an operator, or the job that processes the files. */
export type MigrationMover = 'person' | 'job';

/** State machine of shop migrations: allowed transitions and who may trigger them. */
export const SHOP_MIGRATION_MOVES: ProcessTable<ShopMigrationState, MigrationMover> = {
  uploaded: { checking: ['person'], running: ['person'] },
  checking: { checked: ['job'], uploaded: ['person', 'job'] },
  checked: { uploaded: ['person'], checking: ['person'], running: ['person'] },
  running: { finished: ['job'], stopped: ['person'], failed: ['job'] },
  finished: { undoing: ['person'] },
  stopped: { running: ['person'], undoing: ['person'] },
  failed: { running: ['person'], undoing: ['person'] },
  undoing: { undone: ['job'] },
  undone: {},
};

export const shopMigrationProcess = new Process('A migration', SHOP_MIGRATION_MOVES, 'state');
