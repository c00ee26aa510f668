import type { Wallet } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { WalletRefusal } from './wallet-calls.server';

interface WalletFormProps {
  wallet: Wallet;
  /** Idempotency key of the next request. */
  requestKey: string;
  refusal?: WalletRefusal;
}

/** A labelled input of a wallet form. */
function Field({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-medium">{label}</span>
      {children}
      {hint && <span className="text-sm text-muted">{hint}</span>}
    </label>
  );
}

function Amount({
  currency,
  value,
  hint,
}: {
  currency: string;
  value?: string;
  hint?: string;
}): ReactElement {
  const { t } = useApp();
  return (
    <Field label={t('wallet.amount', { currency })} hint={hint}>
      <input
        name="amount"
        className="input"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        required
      />
    </Field>
  );
}

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
          <FormErrors errors={refusal ? [refusal.error] : null} id="deposit-error" />
          <Amount currency={currency} value={refusal?.entered.amount} />
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
  const { t, formats } = useApp();
  const { withdrawal, currency, balance } = wallet;
  if (!withdrawal.is_allowed || balance <= 0) return null;
  const minimum = formats.money(withdrawal.minimum, currency);
  return (
    <section className="panel">
      <details open={refusal !== undefined || undefined}>
        <summary className="flex min-h-11 items-center gap-2 font-semibold" id="withdraw-title">
          <Icon name="down" className="size-4" /> {t('wallet.withdraw')}
        </summary>
        <Form method="post" className="mt-3 grid gap-4" aria-labelledby="withdraw-title" noValidate>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="key" value={refusal?.key ?? requestKey} />
          <FormErrors errors={refusal ? [refusal.error] : null} id="withdraw-error" />
          <p className="text-muted">{t('wallet.withdrawHint')}</p>
          <Amount
            currency={currency}
            value={refusal?.entered.amount}
            hint={withdrawal.minimum > 0 ? t('wallet.minimum', { amount: minimum }) : undefined}
          />
          <Field label={t('wallet.account')}>
            <input
              name="destination"
              className="input"
              autoComplete="off"
              dir="ltr"
              minLength={4}
              maxLength={120}
              defaultValue={refusal?.entered.destination}
              required
            />
          </Field>
          <button className="btn btn-quiet justify-self-start">{t('wallet.ask')}</button>
        </Form>
      </details>
    </section>
  );
}
