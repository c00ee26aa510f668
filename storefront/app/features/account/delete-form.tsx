import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

interface DeleteFormProps {
  /** Name of the form field that holds the id. */
  name: string;
  id: number;
  /** Text of the confirmation. */
  question: string;
}

/** Deletes one of the customer's own records after a confirmation. */
export function DeleteForm({ name, id, question }: DeleteFormProps): ReactElement {
  const { t } = useApp();
  return (
    <details className="dropdown" data-closes="">
      <summary className="btn btn-text text-sm">{t('account.delete')}</summary>
      <Form method="post" className="dropdown-list grid gap-2 p-3! max-sm:start-0 max-sm:end-auto">
        <input type="hidden" name={name} value={id} />
        <p className="text-sm font-medium">{question}</p>
        <button className="btn btn-primary">{t('account.delete')}</button>
      </Form>
    </details>
  );
}
