import { COMMENT_MOVES, type CommentStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

type Ways = Partial<Record<CommentStatus, readonly ['admin']>>;

const byAdmins = (ways: readonly CommentStatus[]): Ways =>
  Object.fromEntries(ways.map((to) => [to, ['admin']]));

/** The machine of comments: operators alone move them. */
export const COMMENT_PROCESS: ProcessTable<CommentStatus, 'admin'> = {
  pending: byAdmins(COMMENT_MOVES.pending),
  approved: byAdmins(COMMENT_MOVES.approved),
  rejected: byAdmins(COMMENT_MOVES.rejected),
};

export const commentProcess = new Process('A comment', COMMENT_PROCESS, 'status');
