import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel, Submit } from '~/features/account/sign-form';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Honeypot } from '~/ui/honeypot';
import { newsletterSchema } from './newsletter-schema';

/** Results of a newsletter request, from the form or an e-mail link. */
export const NEWSLETTER_STATES = ['asked', 'subscribed', 'unsubscribed', 'ended', 'unknown'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

function SubscribeForm({ lastResult }: { lastResult: SubmissionResult | undefined }): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm({
    id: 'newsletter',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newsletterSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form method="post" action="/newsletter" {...getFormProps(form)} className="grid gap-4">
      <FormErrors errors={form.errors} id={form.errorId} />
      <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
      <Honeypot id="newsletter-website" />
      <Submit>{t('newsletter.subscribe')}</Submit>
    </Form>
  );
}

/** An e-mail link; opening it changes nothing, since mail scanners open every link. */
export interface NewsletterLink {
  verb: 'confirm' | 'unsubscribe';
  token: string;
}

function Question({ link }: { link: NewsletterLink }): ReactElement {
  const { t } = useApp();
  return (
    <Form method="post" action="/newsletter" className="grid gap-4">
      <p>{t(`newsletter.${link.verb}Ask`)}</p>
      <input type="hidden" name="verb" value={link.verb} />
      <input type="hidden" name="token" value={link.token} />
      <Submit>{t(`newsletter.${link.verb}Yes`)}</Submit>
    </Form>
  );
}

interface NewsletterPageProps {
  link: NewsletterLink | null;
  state: NewsletterState | null;
  lastResult: SubmissionResult | undefined;
}

/** Newsletter sign-up and its result. */
export function NewsletterPage({ state, link, lastResult }: NewsletterPageProps): ReactElement {
  const { t } = useApp();
  if (link && !lastResult)
    return (
      <Panel title={t('newsletter.title')}>
        <Question link={link} />
      </Panel>
    );
  const isOpen = state === null || state === 'ended' || state === 'unknown' || lastResult !== undefined;
  return (
    <Panel title={t('newsletter.title')}>
      {state && !lastResult && (
        <p className={`notice mb-4 ${state === 'unknown' ? 'notice-warn' : ''}`} role="status">
          {t(`newsletter.${state}`)}
        </p>
      )}
      {isOpen ? (
        <>
          <p className="mb-4 text-muted">{t('newsletter.text')}</p>
          <SubscribeForm lastResult={lastResult} />
        </>
      ) : (
        <a href="/Shop" className="btn btn-primary">
          {t('cart.continue')}
        </a>
      )}
    </Panel>
  );
}
