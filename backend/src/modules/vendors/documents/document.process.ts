import type { DocumentStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

const OPERATOR = ['admin'] as const;

/** State machine of documents: a decision must be reset before another, so only one of two operators wins. */
export const DOCUMENT_PROCESS: ProcessTable<DocumentStatus, 'admin'> = {
  pending: { accepted: OPERATOR, rejected: OPERATOR },
  accepted: { pending: OPERATOR },
  rejected: { pending: OPERATOR },
};

export const documentProcess = new Process('A document', DOCUMENT_PROCESS, 'status');
