import { Form } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { FormErrors } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ReviewStep, Step, SummaryView } from './checkout-view';
import { ContinueButton } from './step-parts';

function Entry({ title, step, children }: { title: string; step: Step; children: ReactNode }): ReactElement {
  const { t } = useApp();
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-0">
      <dl>
        <dt className="text-sm text-muted">{title}</dt>
        <dd>{children}</dd>
      </dl>
      <a
        href={`/checkout?step=${step}`}
        className="btn btn-text flex-none text-sm"
        aria-label={`${t('checkout.edit')}: ${title}`}
      >
        {t('checkout.edit')}
      </a>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }): ReactElement => (
  <>
    {lines.map((line) => (
      <span key={line} className="block">
        <bdi>{line}</bdi>
      </span>
    ))}
  </>
);

interface ReviewFormProps {
  body: ReviewStep;
  summary: SummaryView;
  error: string | null;
}

/** Step four: everything once more, then the order; the hidden key makes a second click harmless. */
export function ReviewForm({ body, summary, error }: ReviewFormProps): ReactElement {
  const { t, formats } = useApp();
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="step" value="review" />
      <input type="hidden" name="idempotency_key" value={body.key} />
      {body.coupons.map((code) => (
        <input key={code} type="hidden" name="coupon_code" value={code} />
      ))}
      <input type="hidden" name="expected_total" value={body.expectedTotal} />
      <FormErrors errors={error ? [error] : null} id="review-error" />
      <section className="panel py-2!">
        {body.email && (
          <Entry title={t('checkout.contact')} step="address">
            <bdi>{body.email}</bdi>
          </Entry>
        )}
        <Entry title={t('checkout.shipTo')} step="address">
          <Lines lines={body.shipTo} />
        </Entry>
        {body.billTo && (
          <Entry title={t('checkout.billTo')} step="address">
            <Lines lines={body.billTo} />
          </Entry>
        )}
        <Entry title={t('checkout.shipping')} step="shipping">
          <Lines lines={body.shipping.map(({ vendor, method }) => `${vendor}: ${method}`)} />
        </Entry>
        <Entry title={t('checkout.payBy')} step="payment">
          {body.payment || t('checkout.nothingDue')}
        </Entry>
      </section>
      <div>
        <label htmlFor="note" className="mb-1 block text-sm font-medium">
          {t('checkout.note')}
        </label>
        <textarea id="note" name="note" rows={2} maxLength={500} className="input" />
      </div>
      <ContinueButton>
        {t('checkout.place', { total: formats.money(body.expectedTotal, summary.currency) })}
      </ContinueButton>
      <p className="flex items-center gap-2 text-sm text-muted sm:justify-end">
        <Icon name="lock" className="size-4" />
        {t('checkout.secure')}
      </p>
    </Form>
  );
}
