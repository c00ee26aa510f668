import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import { ConsentField } from '~/features/forms/consent-field';
import { FieldErrors, FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Honeypot } from '~/ui/honeypot';
import { contactSchema } from './contact-schema';

/** Prefilled fields of the contact form. */
export interface ContactDraft {
  name: string;
  email: string;
  order_number: string;
}

interface ContactFormProps {
  draft: ContactDraft;
  lastResult: SubmissionResult | undefined;
}

/** Form to send a message to the shop. */
export function ContactForm({ draft, lastResult }: ContactFormProps): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<z.infer<typeof contactSchema>>({
    id: 'contact',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: draft,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactSchema }),
    shouldRevalidate: 'onInput',
  });
  const { key: _key, ...message } = getTextareaProps(fields.message);
  return (
    <Form method="post" {...getFormProps(form)} className="panel grid gap-4">
      <FormErrors errors={form.errors} id={form.errorId} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.name} label={t('contact.name')} autoComplete="name" />
        <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
      </div>
      <TextField field={fields.subject} label={t('contact.subject')} autoComplete="off" />
      <TextField field={fields.order_number} label={t('contact.orderNumber')} autoComplete="off" />
      <div>
        <label htmlFor={fields.message.id} className="mb-1 block text-sm font-medium">
          {t('contact.message')}
        </label>
        <textarea {...message} rows={8} dir="auto" className="input h-auto py-2.5" />
        <FieldErrors field={fields.message} label={t('contact.message')} />
      </div>
      <Honeypot id="contact-website" />
      <ConsentField
        field={fields.consent}
        label={t('contact.consent')}
        bareLabel={t('contact.bareConsent')}
        document={{ name: 'privacy_policy', title: t('contact.privacy') }}
      />
      <button className="btn btn-primary sm:justify-self-start" disabled={isSending}>
        {t('contact.send')}
      </button>
    </Form>
  );
}
