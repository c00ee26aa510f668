import type { ScreenOverride } from '../screens/overrides';
import { nameOfQuestion } from './question-record';
import { QuestionList } from './QuestionList';
import { QuestionSummary } from './QuestionSummary';

/** Questions as operators moderate and answer them. */
export const operatorQuestions: ScreenOverride = {
  list: QuestionList,
  nameOf: nameOfQuestion,
  summary: QuestionSummary,
};

/** Questions as vendors read and answer them. */
export const vendorQuestions: ScreenOverride = {
  ...operatorQuestions,
  hiddenFields: ['vendor_id', 'customer_id'],
};
