import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { FormErrors, TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { STOCK_NOTICE, type OwnNotices, type StockNoticeAnswer } from './stock-notice-answer';
import { stockNoticeSchema } from './stock-notice-schema';

/** Out of sight and out of the way of keyboards: whoever fills it is a machine. */
function Honeypot(): ReactElement {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="notice-website">Website</label>
      <input id="notice-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

interface FieldsProps {
  variantId: number;
  email: string;
  lastResult: SubmissionResult | undefined;
  isSending: boolean;
}

/** The form itself; `Form` is the fetcher's, or the page's own. */
export function StockNoticeFields({
  Form,
  variantId,
  email,
  lastResult,
  isSending,
}: FieldsProps & { Form: ReturnType<typeof useFetcher>['Form'] }): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm({
    id: `stock-notice-${variantId}`,
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: { email },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: stockNoticeSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form method="post" action={STOCK_NOTICE} {...getFormProps(form)} className="grid gap-3">
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="variant_id" value={variantId} />
      <FormErrors errors={form.errors} id={form.errorId} />
      <TextField
        field={fields.email}
        label={t('sign.email')}
        autoComplete="email"
        type="email"
        hint={t('stockNotice.hint')}
      />
      <Honeypot />
      <button className="btn btn-primary sm:justify-self-start" aria-disabled={isSending || undefined}>
        {t('stockNotice.ask')}
      </button>
    </Form>
  );
}

/** Says what has come of a request. */
export function Asked({ state }: { state: 'pending' | 'waiting' }): ReactElement {
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
      <Asked state="waiting" />
      <button className="btn btn-quiet sm:justify-self-start">{t('stockNotice.cancel')}</button>
    </fetcher.Form>
  );
}

/** What the shop knows of a signed-in customer: pages of products are the same for everybody, so it is asked for behind them. */
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

/** Asks for a mail when a sold-out variant is back in stock. */
export function StockNoticeForm({ variantId }: { variantId: number }): ReactElement {
  const { t } = useApp();
  const own = useOwn();
  const fetcher = useFetcher<StockNoticeAnswer>();
  const answer = fetcher.data;
  const isWaiting = own?.variants.includes(variantId) ?? false;
  return (
    <section className="panel grid gap-3" aria-label={t('stockNotice.title')}>
      <h2 className="text-lg">{t('stockNotice.title')}</h2>
      {isWaiting && <Waiting variantId={variantId} />}
      {!isWaiting && answer?.ok && answer.state === 'pending' && <Asked state="pending" />}
      {!isWaiting && !answer?.ok && (
        <StockNoticeFields
          // The address arrives after the page.
          key={own?.email ?? ''}
          Form={fetcher.Form}
          variantId={variantId}
          email={own?.email ?? ''}
          lastResult={answer?.result}
          isSending={fetcher.state !== 'idle'}
        />
      )}
    </section>
  );
}
