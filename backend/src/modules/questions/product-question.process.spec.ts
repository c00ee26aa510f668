import { QUESTION_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { QUESTION_PROCESS, questionProcess } from './product-question.process';

describe('product question status transitions', () => {
  it('reach every status from pending', () => {
    expect(reachable(QUESTION_PROCESS, ['pending'])).toEqual([...QUESTION_STATUSES].sort());
  });

  it('let operators reverse every decision', () => {
    expect(questionProcess.allowed('approved', 'admin')).toEqual(['rejected']);
    expect(questionProcess.allowed('rejected', 'admin')).toEqual(['approved']);
  });
});
