import type { SubmissionResult } from '@conform-to/react';
import type { CountryOption } from '@stoa/contracts';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import type { ApplicationPageView } from './application-view';
import { ApplicationDocuments } from './application-documents';
import { RenewForm } from './renew-form';
import { Timeline } from './timeline';

export interface ApplicationPageProps {
  application: ApplicationPageView;
  countries: readonly CountryOption[];
  /** Largest file size in megabytes. */
  limit: string;
  /** The action that has just succeeded. */
  done: 'applied' | 'sent' | 'renewed' | null;
  error: { intent: string; text: string } | null;
  lastResult: SubmissionResult | undefined;
}

function Withdraw({ error }: { error: string | null }): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  return (
    <details className="panel" open={error !== null}>
      <summary className="min-h-11 content-center font-medium">{t('application.withdraw')}</summary>
      <Form method="post" className="mt-2 grid gap-4">
        <p className="text-muted">{t('application.withdrawHint')}</p>
        {error && (
          <p role="alert" className="text-sm font-medium text-sale">
            {error}
          </p>
        )}
        <button
          name="intent"
          value="withdraw"
          className="btn btn-quiet justify-self-start text-sale"
          disabled={isSending}
        >
          {t('application.withdrawNow')}
        </button>
      </Form>
    </details>
  );
}

function ApplicationStatus({ application }: Pick<ApplicationPageProps, 'application'>): ReactElement {
  const { t } = useApp();
  const { state, reason, steps } = application;
  return (
    <section className="panel grid gap-5" aria-labelledby="application-status">
      <h2 id="application-status" className="text-lg">
        {t(`application.states.${state}`)}
      </h2>
      {reason && (
        <div className="notice notice-warn">
          <Icon name="warning" className="size-5 flex-none" />
          <p className="min-w-0">
            <b className="block text-sm">{t('application.reason')}</b>
            <bdi className="whitespace-pre-line">{reason}</bdi>
          </p>
        </div>
      )}
      <Timeline steps={steps} />
      {state === 'approved' && (
        <a href="/seller/login" className="btn btn-primary justify-self-start">
          {t('application.signIn')}
        </a>
      )}
    </section>
  );
}

/** A vendor application's status and documents, and what the applicant can still do. */
export function ApplicationPage(props: ApplicationPageProps): ReactElement {
  const { t } = useApp();
  const { application, countries, limit, done, error, lastResult } = props;
  const { number, email, state, facts } = application;
  const isOpen = state !== 'approved';
  const of = (intent: string) => (error?.intent === intent ? error.text : null);
  return (
    <div className="container-page grid max-w-3xl! gap-5 pb-10">
      <PageHead title={facts.store_name}>
        <p className="mt-1 text-muted">
          {t('application.number')} <b className="font-semibold text-ink">{number}</b> ·{' '}
          <bdi className="wrap-anywhere">{email}</bdi>
        </p>
      </PageHead>
      {done && !error && (
        <p className="notice" role="status">
          <Icon name="check" className="size-5 flex-none text-ok" />
          {t(`application.done.${done}`, { email })}
        </p>
      )}
      <ApplicationStatus application={application} />
      <ApplicationDocuments application={application} isOpen={isOpen} error={of('send')} limit={limit} />
      {state === 'rejected' && <RenewForm facts={facts} countries={countries} lastResult={lastResult} />}
      {isOpen && <Withdraw error={of('withdraw')} />}
      <Form method="post">
        <button name="intent" value="leave" className="link min-h-11">
          {t('application.leave')}
        </button>
      </Form>
    </div>
  );
}
