import type { ScreenOverride } from '../screens/overrides';
import { nameOfQuestion } from './question-record';
import { QuestionList } from './QuestionList';
import { QuestionSummary } from './QuestionSummary';

/** Question screens of operators, who moderate and answer. */
export const operatorQuestions: ScreenOverride = {
  list: QuestionList,
  nameOf: nameOfQuestion,
  summary: QuestionSummary,
};

/** Question screens of vendors, who read and answer. */
export const vendorQuestions: ScreenOverride = {
  ...operatorQuestions,
  hiddenFields: ['vendor_id', 'customer_id'],
};
