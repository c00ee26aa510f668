import type { ShippingQuote } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Pickup } from '~/features/delivery/pickup';
import { useArrival } from '~/features/delivery/use-arrival';
import { FormErrors } from '~/features/forms/errors';
import { useApp, useSellerName } from '~/features/frame/app-context';
import type { PaymentStep, ShippingStep, WalletChoice } from './checkout-view';
import { TestMark } from './pay-form';
import { ContinueButton, StepTitle } from './step-parts';

/** A payment method's fee; nothing is shown if it is 0. */
function Fee({ amount, currency }: { amount: number; currency: string }): ReactElement | null {
  const { t, formats } = useApp();
  if (amount === 0) return null;
  return (
    <bdi className="font-semibold">{t('checkout.fee', { amount: formats.money(amount, currency) })}</bdi>
  );
}

const DAY = 86_400_000;

/** Estimated delivery days if ordered now, or when a pickup will be ready. */
function usePromise(now: string): (quote: ShippingQuote) => string {
  const arrival = useArrival();
  const after = (days: number): string => new Date(Date.parse(now) + days * DAY).toISOString();
  return ({ min_days, max_days, pickup }) => arrival({ from: after(min_days), to: after(max_days), pickup });
}

/**
 * Why no shipping method is available for a seller's items: in general, and per method if there are several.
 */
function NothingOffered({ group }: { group: ShippingStep['groups'][number] }): ReactElement {
  const { t } = useApp();
  return (
    <div className="notice notice-error">
      <p>{group.reason ?? t('checkout.noShipping')}</p>
      {group.refused.length > 1 && (
        <ul className="mt-2 list-disc ps-5">
          {group.refused.map(({ method_id, reason }) => (
            <li key={method_id}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface QuotesProps {
  group: ShippingStep['groups'][number];
  chosen: number | undefined;
  currency: string;
  now: string;
}

function Quotes({ group, chosen, currency, now }: QuotesProps): ReactElement {
  const { t, formats } = useApp();
  const promise = usePromise(now);
  const seller = useSellerName()(group.vendor_name);
  // The chosen one may no longer be offered.
  const preset = (group.quotes.find(({ method_id }) => method_id === chosen) ?? group.quotes[0])?.method_id;
  return (
    <fieldset className="panel grid gap-2.5">
      <legend className="contents">
        <StepTitle>{t('checkout.shipsFrom', { vendor: seller })}</StepTitle>
      </legend>
      {group.quotes.length === 0 && <NothingOffered group={group} />}
      {group.quotes.map((quote) => (
        <label key={quote.method_id} className="choice">
          <input
            type="radio"
            name={`method.${group.vendor_id}`}
            value={quote.method_id}
            defaultChecked={quote.method_id === preset}
            required
          />
          <span className="flex-1">
            <b className="block font-semibold">{quote.name}</b>
            <span className="text-sm text-muted">{promise(quote)}</span>
            {quote.pickup && <Pickup place={quote.pickup} />}
          </span>
          <bdi className="font-semibold">
            {quote.amount === 0 ? t('checkout.free') : formats.money(quote.amount, currency)}
          </bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** Step two: one shipping method for each seller. */
export function ShippingForm({
  body,
  currency,
  error,
}: {
  body: ShippingStep;
  currency: string;
  error: string | null;
}): ReactElement {
  const { t } = useApp();
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="step" value="shipping" />
      <FormErrors errors={error ? [error] : null} id="shipping-error" />
      {body.groups.map((group) => (
        <Quotes
          key={group.vendor_id}
          group={group}
          chosen={body.chosen[group.vendor_id]}
          currency={currency}
          now={body.now}
        />
      ))}
      {body.groups.every(({ quotes }) => quotes.length > 0) && (
        <ContinueButton>{t('checkout.toPayment')}</ContinueButton>
      )}
    </Form>
  );
}

/** Offers to pay a part with the wallet, which the chosen method completes. */
function WalletPart({ wallet, currency }: { wallet: WalletChoice; currency: string }): ReactElement {
  const { t, formats } = useApp();
  const money = (amount: number): string => formats.money(amount, currency);
  return (
    <label className="choice">
      <input type="checkbox" name="wallet" value={wallet.part} defaultChecked={wallet.isChosen} />
      <span className="flex-1">
        <b className="block font-semibold">{t('checkout.useWallet', { amount: money(wallet.part) })}</b>
        <span className="text-sm text-muted">
          {t('checkout.walletRest', { amount: money(wallet.remaining) })}
        </span>
      </span>
    </label>
  );
}

/** Step three: the payment method. */
export function PaymentForm({
  body,
  currency,
  error,
}: {
  body: PaymentStep;
  currency: string;
  error: string | null;
}): ReactElement {
  const { t } = useApp();
  const { methods, chosen } = body;
  // The chosen one may no longer be offered.
  const preset = (
    methods.find(({ code }) => code === chosen) ??
    methods.find(({ is_default: isDefault }) => isDefault) ??
    methods[0]
  )?.code;
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="step" value="payment" />
      <input type="hidden" name="due" value={body.isDue ? 'yes' : 'no'} />
      <FormErrors errors={error ? [error] : null} id="payment-error" />
      <fieldset className="panel grid gap-2.5">
        <legend className="contents">
          <StepTitle>{t('checkout.paymentMethod')}</StepTitle>
        </legend>
        {!body.isDue && <p className="notice">{t('checkout.nothingDue')}</p>}
        {body.isDue && body.methods.length === 0 && (
          <p className="notice notice-error">{t('checkout.noPayment')}</p>
        )}
        {body.wallet && <WalletPart wallet={body.wallet} currency={currency} />}
        {body.methods.map(({ code, name, instructions, is_test: isTest, fee }) => (
          <label key={code} className="choice">
            <input type="radio" name="payment" value={code} defaultChecked={code === preset} required />
            <span className="flex-1">
              <b className="block font-semibold">{name}</b>
              {instructions && <span className="text-sm text-muted">{instructions}</span>}
            </span>
            {isTest && <TestMark />}
            <Fee amount={fee} currency={currency} />
          </label>
        ))}
      </fieldset>
      {(body.methods.length > 0 || !body.isDue) && <ContinueButton>{t('checkout.toReview')}</ContinueButton>}
    </Form>
  );
}
