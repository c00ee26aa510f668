import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel, Submit } from '~/features/account/sign-form';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { trackSchema } from './track-schema';

interface TrackFormProps {
  order: string;
  isSignedIn: boolean;
  lastResult: SubmissionResult | undefined;
}

/** Looks up an order by its number and e-mail address. */
export function TrackForm({ order, isSignedIn, lastResult }: TrackFormProps): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm({
    id: 'track',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: { order_number: order },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: trackSchema }),
    shouldRevalidate: 'onInput',
  });
  const other = (
    <a
      href={isSignedIn ? '/customer/orders' : '/login?to=%2Fcustomer%2Forders'}
      className="link inline-flex min-h-11 items-center"
    >
      {t(isSignedIn ? 'track.yours' : 'track.signIn')}
    </a>
  );
  return (
    <Panel title={t('track.title')} other={other}>
      <p className="mb-4 text-muted">{t('track.hint')}</p>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField
          field={fields.order_number}
          label={t('result.number')}
          autoComplete="off"
          hint={t('track.where')}
        />
        <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
        <Submit>{t('track.find')}</Submit>
      </Form>
      <p className="mt-4 text-sm">
        <a href="/contact" className="link inline-flex min-h-11 items-center">
          {t('contact.title')}
        </a>
      </p>
    </Panel>
  );
}
