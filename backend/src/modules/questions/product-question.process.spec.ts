import { QUESTION_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { QUESTION_PROCESS, questionProcess } from './product-question.process';

describe('the process of product questions', () => {
  it('reaches every status from a new question', () => {
    expect(reachable(QUESTION_PROCESS, ['pending'])).toEqual([...QUESTION_STATUSES].sort());
  });

  it('lets every decision be taken back', () => {
    expect(questionProcess.allowed('approved', 'admin')).toEqual(['rejected']);
    expect(questionProcess.allowed('rejected', 'admin')).toEqual(['approved']);
  });
});
