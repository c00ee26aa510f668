import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { AccountErasure } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { deletionSchema, freshDeletionSchema } from './security-schema';

interface DeleteAccountProps {
  erasure: AccountErasure;
  lastResult: SubmissionResult | undefined;
}

function DeletionForm({ erasure, lastResult }: DeleteAccountProps): ReactElement {
  const { t } = useApp();
  const hasPassword = erasure.proof === 'password';
  const schema = hasPassword ? deletionSchema : freshDeletionSchema;
  const [form, fields] = useForm({
    id: 'delete-account',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="delete" />
      <FormErrors errors={form.errors} id={form.errorId} />
      {hasPassword && (
        <TextField
          field={fields.current_password}
          label={t('account.currentPassword')}
          autoComplete="current-password"
          type="password"
          className="w-full max-w-sm"
        />
      )}
      <button className="btn btn-primary">{t('security.deleteConfirm')}</button>
    </Form>
  );
}

/** Explains account deletion and offers it. */
export function DeleteAccount({ erasure, lastResult }: DeleteAccountProps): ReactElement {
  const { t, formats } = useApp();
  const { open_orders, balances, proof, grace_days } = erasure;
  return (
    <section className="panel grid gap-3">
      <h2 className="text-xl">{t('security.delete')}</h2>
      <details open={lastResult !== undefined || undefined}>
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary-text">
          <Icon name="down" className="size-4" /> {t('security.deleteOpen')}
        </summary>
        <ul className="my-3 grid list-disc gap-2 ps-5">
          <li>{t('security.deleteWhat')}</li>
          <li>{t('security.deleteKept')}</li>
          <li>{t('security.deleteGrace', { count: grace_days })}</li>
        </ul>
        {open_orders.length > 0 && (
          <p className="notice notice-warn mb-4">
            <Icon name="clock" className="size-5 flex-none" />
            <span>
              {t('security.deleteOrders')} <bdi>{open_orders.join(', ')}</bdi>
            </span>
          </p>
        )}
        {balances.length > 0 && (
          <p className="notice notice-warn mb-4">
            <Icon name="clock" className="size-5 flex-none" />
            <span>
              {t('security.deleteWallet')}{' '}
              <bdi>{balances.map(({ currency, amount }) => formats.money(amount, currency)).join(', ')}</bdi>{' '}
              <a href="/customer/wallet" className="link">
                {t('wallet.title')}
              </a>
            </span>
          </p>
        )}
        {proof === 'sign_in' ? (
          <p className="notice">{t('security.deleteSignIn')}</p>
        ) : (
          <DeletionForm erasure={erasure} lastResult={lastResult} />
        )}
      </details>
    </section>
  );
}
