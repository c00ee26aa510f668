import type { VerifiedPayment } from '@stoa/contracts';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';

/** Action data of the result page for a payment that could not be started. */
export interface PayAnswer {
  payError: string | null;
}

interface PayFormProps {
  order: Pick<VerifiedPayment, 'retry_methods' | 'payment_method_code'>;
  /** Idempotency key of this form. */
  payKey: string;
}

/** Pays an unpaid order again, by the same or another method; the total stays as agreed. */
export function PayForm({ order, payKey }: PayFormProps): ReactElement | null {
  const { t } = useApp();
  const answer = useActionData<Partial<PayAnswer>>();
  const isSending = useNavigation().state !== 'idle';
  const { retry_methods: methods, payment_method_code: current } = order;
  if (methods.length === 0) return null;
  const preset = methods.find(({ code }) => code === current)?.code ?? methods[0]?.code;
  return (
    <Form method="post" className="grid w-full max-w-md gap-3 text-start">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="idempotency_key" value={payKey} />
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 font-semibold">{t('checkout.paymentMethod')}</legend>
        {methods.map(({ code, name, is_test: isTest }) => (
          <label key={code} className="choice">
            <input type="radio" name="payment" value={code} defaultChecked={code === preset} required />
            <span className="flex-1 font-semibold">{name}</span>
            {isTest && <TestMark />}
          </label>
        ))}
      </fieldset>
      <FormErrors errors={answer?.payError ? [answer.payError] : null} id="pay-error" />
      <button className="btn btn-primary" aria-disabled={isSending || undefined}>
        {t('result.pay.again')}
      </button>
    </Form>
  );
}

/** Marks a method that moves no money. */
export function TestMark(): ReactElement {
  const { t } = useApp();
  return (
    <span className="rounded-full bg-tint px-2.5 py-0.5 text-sm font-semibold">{t('checkout.test')}</span>
  );
}
