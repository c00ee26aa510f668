import type { Wallet, WalletLimits } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import { type InputHTMLAttributes, type ReactElement, useEffect, useRef } from 'react';
import { FieldErrors, FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { WalletRefusal } from './wallet-calls.server';

interface WalletFormProps {
  wallet: Wallet;
  /** Idempotency key of the next request. */
  requestKey: string;
  refusal?: WalletRefusal;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: 'amount' | 'destination';
  label: string;
  hint?: string;
  refusal?: WalletRefusal;
}

/** A labelled input of a wallet form; it gets the focus if it was refused. */
function Field({ id, name, label, hint, refusal, ...input }: FieldProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null);
  const isRefused = refusal?.field === name;
  const errorId = `${id}-error`;
  useEffect(() => {
    if (isRefused) ref.current?.focus();
  }, [isRefused, refusal]);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name={name}
        className="input"
        autoComplete="off"
        defaultValue={refusal?.entered[name]}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        required
        {...input}
      />
      {hint && <span className="text-sm text-muted">{hint}</span>}
      <FieldErrors field={{ errors: isRefused ? [refusal.error] : undefined, errorId }} label={label} />
    </div>
  );
}

interface AmountProps {
  id: string;
  currency: string;
  limits: WalletLimits;
  refusal?: WalletRefusal;
}

function Amount({ id, currency, limits: { minimum, maximum }, refusal }: AmountProps): ReactElement {
  const { t, formats } = useApp();
  const [from, to] = [formats.money(minimum, currency), formats.money(maximum ?? 0, currency)];
  const lower = minimum > 0 ? t('wallet.minimum', { amount: from }) : undefined;
  const upper = minimum > 0 ? t('wallet.between', { from, to }) : t('wallet.maximum', { amount: to });
  return (
    <Field
      id={id}
      name="amount"
      label={t('wallet.amount', { currency })}
      hint={maximum === null ? lower : upper}
      inputMode="decimal"
      refusal={refusal}
    />
  );
}

/** Errors of a form as a whole; those of its inputs are shown there. */
const formErrors = (refusal?: WalletRefusal): string[] | null =>
  refusal?.field === null ? [refusal.error] : null;

/** Adds money by one of the methods that are paid in advance. */
export function DepositForm({ wallet, requestKey, refusal }: WalletFormProps): ReactElement {
  const { t } = useApp();
  const { deposit_methods: methods, currency } = wallet;
  const preset = refusal?.entered.payment_method ?? methods[0]?.code;
  return (
    <section className="panel grid content-start gap-4">
      <h2 className="text-xl">{t('wallet.deposit')}</h2>
      {methods.length === 0 && <p className="text-muted">{t('wallet.noMethods')}</p>}
      {methods.length > 0 && (
        // Refused by the server in the page's language; browsers would in their own.
        <Form method="post" className="grid gap-4" noValidate>
          <input type="hidden" name="intent" value="deposit" />
          <input type="hidden" name="key" value={refusal?.key ?? requestKey} />
          <FormErrors errors={formErrors(refusal)} id="deposit-error" />
          <Amount id="deposit-amount" currency={currency} limits={wallet.deposit} refusal={refusal} />
          <fieldset className="grid gap-2.5">
            <legend className="mb-1 text-sm font-medium">{t('checkout.paymentMethod')}</legend>
            {methods.map(({ code, name, instructions }) => (
              <label key={code} className="choice">
                <input
                  type="radio"
                  name="payment_method"
                  value={code}
                  defaultChecked={code === preset}
                  required
                />
                <span className="flex-1">
                  <b className="block font-semibold">{name}</b>
                  {instructions && <span className="text-sm text-muted">{instructions}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          <button className="btn btn-primary justify-self-start">{t('wallet.addMoney')}</button>
        </Form>
      )}
    </section>
  );
}

/** Asks for a payout of the wallet's money. */
export function WithdrawForm({ wallet, requestKey, refusal }: WalletFormProps): ReactElement | null {
  const { t } = useApp();
  const { withdrawal, currency, balance } = wallet;
  if (!withdrawal.is_allowed || balance <= 0) return null;
  return (
    <section className="panel">
      <details open={refusal !== undefined || undefined}>
        <summary className="flex min-h-11 items-center gap-2 font-semibold" id="withdraw-title">
          <Icon name="down" className="size-4" /> {t('wallet.withdraw')}
        </summary>
        <Form method="post" className="mt-3 grid gap-4" aria-labelledby="withdraw-title" noValidate>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="key" value={refusal?.key ?? requestKey} />
          <FormErrors errors={formErrors(refusal)} id="withdraw-error" />
          <p className="text-muted">{t('wallet.withdrawHint')}</p>
          <Amount id="withdraw-amount" currency={currency} limits={withdrawal} refusal={refusal} />
          <Field
            id="withdraw-destination"
            name="destination"
            label={t('wallet.account')}
            dir="ltr"
            minLength={4}
            maxLength={120}
            refusal={refusal}
          />
          <button className="btn btn-quiet justify-self-start">{t('wallet.ask')}</button>
        </Form>
      </details>
    </section>
  );
}
