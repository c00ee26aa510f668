import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { Step } from './checkout-view';

interface CouponFormProps {
  step: Step;
  /** The code that holds now. */
  code: string | null;
  error: string | null;
}

/** Takes a coupon's code, or takes one back; the page is drawn anew with the totals that follow. */
export function CouponForm({ step, code, error }: CouponFormProps): ReactElement {
  const { t } = useApp();
  return (
    <details className="panel py-3!" open={Boolean(code ?? error)}>
      <summary className="flex min-h-11 items-center font-medium">{t('checkout.coupon.title')}</summary>
      <Form method="post" className="grid gap-2 pb-2">
        <input type="hidden" name="step" value="coupon" />
        <input type="hidden" name="from" value={step} />
        {code ? (
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span>{t('checkout.coupon.applied', { code })}</span>
            <button className="btn btn-text" name="coupon_code" value="">
              {t('checkout.coupon.remove')}
            </button>
          </p>
        ) : (
          <div className="flex gap-2">
            <input
              className="input"
              name="coupon_code"
              aria-label={t('checkout.coupon.label')}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'coupon-error' : undefined}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              required
            />
            <button className="btn btn-quiet flex-none">{t('checkout.coupon.apply')}</button>
          </div>
        )}
        {error && (
          <p id="coupon-error" role="alert" className="text-sm font-medium text-sale">
            {error}
          </p>
        )}
      </Form>
    </details>
  );
}
