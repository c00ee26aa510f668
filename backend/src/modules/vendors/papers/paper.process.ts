import type { PaperStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

const OPERATOR = ['admin'] as const;

/** The machine of papers: a word is taken back before another is said, so that of two operators one wins. */
export const PAPER_PROCESS: ProcessTable<PaperStatus, 'admin'> = {
  pending: { accepted: OPERATOR, rejected: OPERATOR },
  accepted: { pending: OPERATOR },
  rejected: { pending: OPERATOR },
};

export const paperProcess = new Process('A document', PAPER_PROCESS, 'status');
