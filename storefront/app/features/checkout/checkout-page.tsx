import type { ReactElement } from 'react';
import { CouponForm } from '~/features/coupons/coupon-form';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import { AddressForm } from './address-form';
import { STEPS, type CheckoutView, type Step } from './checkout-view';
import { PaymentForm, ShippingForm } from './choice-steps';
import { OrderSummary } from './order-summary';
import { ReviewForm } from './review-form';
import type { Refusal } from './take-step.server';

interface CheckoutPageProps {
  view: CheckoutView;
  refusal: Refusal | undefined;
}

function StepForm({ view, refusal }: CheckoutPageProps): ReactElement {
  const { body, summary } = view;
  const failure = refusal && 'error' in refusal ? refusal : null;
  const error = failure?.error ?? view.notice;
  switch (body.step) {
    case 'shipping':
      return <ShippingForm body={body} currency={summary.currency} error={error} />;
    case 'payment':
      return <PaymentForm body={body} currency={summary.currency} error={error} />;
    case 'review':
      return <ReviewForm body={body} summary={summary} refusal={failure} />;
    default:
      return (
        <AddressForm body={body} refusal={refusal && 'form' in refusal ? refusal : undefined} error={error} />
      );
  }
}

/** Summary of a completed step; each part has its own text direction. */
function Decided({ parts }: { parts: readonly string[][] }): ReactElement {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-2 ps-10">
      {parts.map((lines) => (
        <p key={lines.join()} className="min-w-0">
          {lines.map((line) => (
            <bdi key={line} className="block w-fit">
              {line}
            </bdi>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Link texts of steps that can be reached but are not completed; the review never is. */
const FORWARD = {
  address: 'checkout.edit',
  shipping: 'checkout.toShipping',
  payment: 'checkout.toPayment',
  review: 'checkout.toReview',
} as const;

function Section({ step, view, refusal }: CheckoutPageProps & { step: Step }): ReactElement {
  const { t } = useApp();
  const isOpen = step === view.body.step;
  const parts = view.decided[step];
  const title = t(`checkout.step.${step}`);
  const canEdit = !isOpen && view.reachable.includes(step);
  const go = t(parts ? 'checkout.edit' : FORWARD[step]);
  return (
    <section
      id={step}
      aria-labelledby={`title-${step}`}
      className={`checkout-step ${isOpen ? 'grid gap-5' : 'panel'}`}
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2
          id={`title-${step}`}
          aria-current={isOpen ? 'step' : undefined}
          className={`flex items-center gap-3 text-lg ${isOpen || parts ? '' : 'text-muted'}`}
        >
          <span className="step-number">
            {parts && !isOpen ? <Icon name="check" className="size-4" /> : STEPS.indexOf(step) + 1}
          </span>
          {title}
        </h2>
        {canEdit && (
          <a
            href={`/checkout?step=${step}#${step}`}
            className="btn btn-text flex-none justify-end text-sm"
            aria-label={`${go}: ${title}`}
          >
            {go}
          </a>
        )}
      </div>
      {isOpen ? <StepForm view={view} refusal={refusal} /> : parts && <Decided parts={parts} />}
    </section>
  );
}

/**
 * One-page checkout: completed steps stay visible, one section is open, and the order summary is next to it.
 */
export function CheckoutPage({ view, refusal }: CheckoutPageProps): ReactElement {
  const { t } = useApp();
  const { step } = view.body;
  return (
    <div className="container-page">
      <PageHead title={t('checkout.title')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:[&>aside]:order-last">
        <OrderSummary summary={view.summary} />
        <div className="grid min-w-0 gap-4">
          {STEPS.map((one) => (
            <Section key={one} step={one} view={view} refusal={refusal} />
          ))}
          {(step === 'payment' || step === 'review' || view.lapsed.length > 0) && (
            <CouponForm
              fields={{ step: 'coupon', from: step }}
              codes={view.summary.totals?.coupons ?? []}
              lapsed={view.lapsed}
              refusal={refusal && 'coupon' in refusal ? refusal.coupon : null}
            />
          )}
        </div>
      </div>
    </div>
  );
}
