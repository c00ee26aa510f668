import type { ReviewStatus } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Process, type ProcessTable } from '../../kernel/process';
import type { ReviewSource } from './review.entity';

/**
 * Operators moderate. A vendor may hide only pending reviews that it entered itself (`author`).
 * A customer's edit makes a review pending again, whatever its status was.
 */
export type ReviewMover = 'admin' | 'author' | 'vendor' | 'customer';

/** State machine of reviews. */
export const REVIEW_PROCESS: ProcessTable<ReviewStatus, ReviewMover> = {
  pending: { approved: ['admin'], rejected: ['admin'], hidden: ['admin', 'author'] },
  approved: { pending: ['customer'], rejected: ['admin'], hidden: ['admin'] },
  rejected: { pending: ['customer'], approved: ['admin'] },
  hidden: { pending: ['customer'], approved: ['admin'], rejected: ['admin'] },
};

export const reviewProcess = new Process('A review', REVIEW_PROCESS, 'status');

/** The mover that an actor counts as for a review. */
export function reviewMoverOf(actor: Actor | null, source: ReviewSource): ReviewMover {
  if (actor?.audience !== 'vendor') return 'admin';
  return source === 'vendor' ? 'author' : 'vendor';
}
