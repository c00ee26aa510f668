import type { ReviewStatus } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Process, type ProcessTable } from '../../kernel/process';
import type { ReviewSource } from './review.entity';

/** Operators moderate; a vendor has no say but over what it entered itself (`author`), as long as nobody has judged it.
 * A customer's new words wait for an operator again, whatever became of the old ones. */
export type ReviewMover = 'admin' | 'author' | 'vendor' | 'customer';

/** The machine of reviews (domain §2). */
export const REVIEW_PROCESS: ProcessTable<ReviewStatus, ReviewMover> = {
  pending: { approved: ['admin'], rejected: ['admin'], hidden: ['admin', 'author'] },
  approved: { pending: ['customer'], rejected: ['admin'], hidden: ['admin'] },
  rejected: { pending: ['customer'], approved: ['admin'] },
  hidden: { pending: ['customer'], approved: ['admin'], rejected: ['admin'] },
};

export const reviewProcess = new Process('A review', REVIEW_PROCESS, 'status');

/** As whom an actor moves a review. */
export function moverOf(actor: Actor | null, source: ReviewSource): ReviewMover {
  if (actor?.audience !== 'vendor') return 'admin';
  return source === 'vendor' ? 'author' : 'vendor';
}
