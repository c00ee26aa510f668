import { REVIEW_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { REVIEW_PROCESS, reviewProcess } from './review.process';

describe('review status transitions', () => {
  it('reach every status from pending', () => {
    expect(reachable(REVIEW_PROCESS, ['pending'])).toEqual([...REVIEW_STATUSES].sort());
  });

  it('allow vendors nothing, and authors only to hide their review', () => {
    expect(REVIEW_STATUSES.flatMap((status) => reviewProcess.allowed(status, 'vendor'))).toEqual([]);
    expect(REVIEW_STATUSES.flatMap((status) => reviewProcess.allowed(status, 'author'))).toEqual(['hidden']);
  });
});
