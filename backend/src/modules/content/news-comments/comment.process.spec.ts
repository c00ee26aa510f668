import { COMMENT_STATUSES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { COMMENT_PROCESS, commentProcess } from './comment.process';

describe('the process of comments', () => {
  it('reaches every status from a new comment', () => {
    expect(reachable(COMMENT_PROCESS, ['pending'])).toEqual([...COMMENT_STATUSES].sort());
  });

  it('lets every decision be taken back', () => {
    expect(commentProcess.allowed('approved', 'admin')).toEqual(['rejected']);
    expect(commentProcess.allowed('rejected', 'admin')).toEqual(['approved']);
  });
});
