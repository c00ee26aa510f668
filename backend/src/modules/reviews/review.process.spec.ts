import { REVIEW_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { REVIEW_PROCESS, reviewProcess } from './review.process';

describe('the process of reviews', () => {
  it('reaches every status from a new review', () => {
    expect(reachable(REVIEW_PROCESS, ['pending'])).toEqual([...REVIEW_STATUSES].sort());
  });

  it('gives vendors no way to silence a customer', () => {
    expect(REVIEW_STATUSES.flatMap((status) => reviewProcess.allowed(status, 'vendor'))).toEqual([]);
    expect(REVIEW_STATUSES.flatMap((status) => reviewProcess.allowed(status, 'author'))).toEqual(['hidden']);
  });
});
