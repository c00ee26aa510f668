import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { FieldErrors, FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { Honeypot } from '~/ui/honeypot';
import { Icon } from '~/ui/icons';
import { STOCK_NOTICE, type OwnNotices, type StockNoticeAnswer } from './stock-notice-answer';

interface FieldsProps {
  variantId: number;
  email: string;
  lastResult: SubmissionResult | undefined;
  isSending: boolean;
}

/** E-mail field with native validation: the product page loads no form library for it. */
function EmailField({ email, errors }: { email: string; errors: string[] | undefined }): ReactElement {
  const { t } = useApp();
  return (
    <div>
      <label htmlFor="notice-email" className="mb-1 block text-sm font-medium">
        {t('sign.email')}
      </label>
      <input
        id="notice-email"
        type="email"
        name="email"
        required
        maxLength={190}
        defaultValue={email}
        autoComplete="email"
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? 'notice-email-error' : 'notice-email-hint'}
        className="input"
      />
      <p id="notice-email-hint" className="mt-1 text-sm text-muted">
        {t('stockNotice.hint')}
      </p>
      <FieldErrors field={{ errors, errorId: 'notice-email-error' }} label={t('sign.email')} />
    </div>
  );
}

/** The form itself; `Form` is a fetcher's or the route's. */
export function StockNoticeFields({
  Form,
  variantId,
  email,
  lastResult,
  isSending,
}: FieldsProps & { Form: ReturnType<typeof useFetcher>['Form'] }): ReactElement {
  const { t } = useApp();
  const typed = lastResult?.initialValue?.email;
  const { '': whole, email: errors } = lastResult?.error ?? {};
  return (
    <Form method="post" action={STOCK_NOTICE} className="grid gap-3">
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="variant_id" value={variantId} />
      <FormErrors errors={whole} id="notice-errors" />
      <EmailField email={typeof typed === 'string' ? typed : email} errors={errors ?? undefined} />
      <Honeypot id="notice-website" />
      <button className="btn btn-primary sm:justify-self-start" aria-disabled={isSending || undefined}>
        {t('stockNotice.ask')}
      </button>
    </Form>
  );
}

/** Result of a stock notice request. */
export function StockNoticeResult({ state }: { state: 'pending' | 'waiting' }): ReactElement {
  const { t } = useApp();
  return (
    <p className="notice" role="status">
      <Icon name="check" className="size-5 flex-none text-ok" />
      <span>{t(`stockNotice.${state}`)}</span>
    </p>
  );
}

function Waiting({ variantId }: { variantId: number }): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={STOCK_NOTICE} className="grid gap-3">
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="variant_id" value={variantId} />
      <StockNoticeResult state="waiting" />
      <button className="btn btn-quiet sm:justify-self-start">{t('stockNotice.cancel')}</button>
    </fetcher.Form>
  );
}

/** The customer's notices, loaded after the page: product pages are shared by all visitors. */
function useOwn(): OwnNotices | undefined {
  const { frame } = useApp();
  const own = useFetcher<OwnNotices>();
  const load = useRef(own.load);
  const { isSignedIn } = frame;
  useEffect(() => {
    if (isSignedIn) load.current(STOCK_NOTICE);
  }, [isSignedIn]);
  return own.data;
}

/** Requests an e-mail for when a sold-out variant is back in stock. */
export function StockNoticeForm({ variantId }: { variantId: number }): ReactElement {
  const { t } = useApp();
  const own = useOwn();
  const fetcher = useFetcher<StockNoticeAnswer>();
  const answer = fetcher.data;
  const isWaiting = own?.variants.includes(variantId) ?? false;
  const isPending = answer?.ok === true && answer.state === 'pending';
  return (
    <section className="panel grid gap-3" aria-label={t('stockNotice.title')}>
      <h2 className="text-lg">{t('stockNotice.title')}</h2>
      {isWaiting && <Waiting variantId={variantId} />}
      {!isWaiting && isPending && <StockNoticeResult state="pending" />}
      {!isWaiting && !isPending && (
        <StockNoticeFields
          // The address arrives after the page.
          key={own?.email ?? ''}
          Form={fetcher.Form}
          variantId={variantId}
          email={own?.email ?? ''}
          lastResult={answer?.ok ? undefined : answer?.result}
          isSending={fetcher.state !== 'idle'}
        />
      )}
    </section>
  );
}
