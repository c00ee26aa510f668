import { COMMENT_STATUSES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { COMMENT_PROCESS, commentProcess } from './comment.process';

describe('news comment status transitions', () => {
  it('reach every status from pending', () => {
    expect(reachable(COMMENT_PROCESS, ['pending'])).toEqual([...COMMENT_STATUSES].sort());
  });

  it('let operators reverse every decision', () => {
    expect(commentProcess.allowed('approved', 'admin')).toEqual(['rejected']);
    expect(commentProcess.allowed('rejected', 'admin')).toEqual(['approved']);
  });
});
