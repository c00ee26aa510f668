import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import type { ConsoleDataProvider } from '../api/data-provider';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { StateMenu } from '../screens/StateMenu';
import { nameOfQuestion, type QuestionRecord } from './question-record';

/** The status of the current question, with the allowed changes. */
export function QuestionModeration() {
  const question = useRecordContext<QuestionRecord>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'product_questions', action: 'status' });
  if (!question) return null;
  return (
    <StateMenu
      state={question.status}
      allowed={question.allowed}
      permitted={canAccess}
      page="product_questions"
      name={nameOfQuestion(question)}
      text={translate('stoa.question.move_text', { subject: isolated(question.product_name ?? '–') })}
      move={(to) => dataProvider.setStatus('product_questions', question.id, to)}
    />
  );
}
