import type { QuestionStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** The machine of questions: operators alone move them, and every decision can be taken back. */
export const QUESTION_PROCESS: ProcessTable<QuestionStatus, 'admin'> = {
  pending: { approved: ['admin'], rejected: ['admin'] },
  approved: { rejected: ['admin'] },
  rejected: { approved: ['admin'] },
};

export const questionProcess = new Process('A question', QUESTION_PROCESS, 'status');
