import type { QuestionStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** State machine of questions: moved by operators only; every decision can be reversed. */
export const QUESTION_PROCESS: ProcessTable<QuestionStatus, 'admin'> = {
  pending: { approved: ['admin'], rejected: ['admin'] },
  approved: { rejected: ['admin'] },
  rejected: { approved: ['admin'] },
};

export const questionProcess = new Process('A question', QUESTION_PROCESS, 'status');
