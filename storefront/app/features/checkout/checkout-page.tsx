import type { ReactElement } from 'react';
import { CouponForm } from '~/features/coupons/coupon-form';
import { useApp } from '~/features/frame/app-context';
import { PageHead } from '~/ui/page-head';
import { AddressForm } from './address-form';
import { STEPS, type CheckoutView, type Step } from './checkout-view';
import { PaymentForm, ShippingForm } from './choice-steps';
import { OrderSummary } from './order-summary';
import { ReviewForm } from './review-form';
import type { Refusal } from './take-step.server';

function Steps({ current, reachable }: { current: Step; reachable: readonly Step[] }): ReactElement {
  const { t } = useApp();
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="steps">
        {STEPS.map((step, index) => {
          const label = (
            <>
              <span className="step-number">{index + 1}</span>
              <span className="step-name">{t(`checkout.step.${step}`)}</span>
            </>
          );
          return (
            <li key={step}>
              {reachable.includes(step) && step !== current ? (
                <a href={`/checkout?step=${step}`}>{label}</a>
              ) : (
                <span aria-current={step === current ? 'step' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepForm({ view, refusal }: { view: CheckoutView; refusal: Refusal | undefined }): ReactElement {
  const { body, summary } = view;
  const error = refusal && 'error' in refusal ? refusal.error : null;
  switch (body.step) {
    case 'shipping':
      return <ShippingForm body={body} currency={summary.currency} error={error} />;
    case 'payment':
      return <PaymentForm body={body} currency={summary.currency} error={error} />;
    case 'review':
      return <ReviewForm body={body} summary={summary} error={error} />;
    default:
      return <AddressForm body={body} refusal={refusal && 'form' in refusal ? refusal : undefined} />;
  }
}

/** Checkout: one step at a time, with the order and its total beside it. */
export function CheckoutPage({
  view,
  refusal,
}: {
  view: CheckoutView;
  refusal: Refusal | undefined;
}): ReactElement {
  const { t } = useApp();
  return (
    <div className="container-page">
      <PageHead title={t('checkout.title')}>
        <Steps current={view.body.step} reachable={view.reachable} />
      </PageHead>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:[&>aside]:order-last">
        <OrderSummary summary={view.summary} />
        <div className="grid gap-6">
          {(view.body.step === 'payment' || view.body.step === 'review') && (
            <CouponForm
              fields={{ step: 'coupon', from: view.body.step }}
              codes={view.summary.totals?.coupons ?? []}
              error={refusal && 'coupon' in refusal ? refusal.coupon : null}
            />
          )}
          <StepForm key={view.body.step} view={view} refusal={refusal} />
        </div>
      </div>
    </div>
  );
}
