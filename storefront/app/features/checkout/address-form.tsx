import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Checkbox } from '~/features/forms/checkbox';
import { FormErrors } from '~/features/forms/errors';
import { TextField, type TextFieldProps } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { AddressFields } from './address-fields';
import { contactSchema, offeredStates, type ContactForm } from './address-schema';
import type { AddressStep } from './checkout-view';
import { ContinueButton, StepTitle } from './step-parts';
import type { Refusal } from './take-step.server';

function SavedAddresses({
  body,
  chosen,
}: {
  body: AddressStep;
  chosen: string | undefined;
}): ReactElement | null {
  const { t } = useApp();
  if (body.saved.length === 0) return null;
  return (
    <fieldset className="mb-4 grid gap-2.5">
      <legend className="sr-only">{t('checkout.savedAddresses')}</legend>
      {body.saved.map(({ id, title, text }) => (
        <label key={id} className="choice">
          <input type="radio" name="saved" value={id} defaultChecked={chosen === String(id)} />
          <span>
            <b className="block font-semibold">
              <bdi>{title}</bdi>
            </b>
            <bdi className="text-sm text-muted">{text}</bdi>
          </span>
        </label>
      ))}
      <label className="choice">
        <input type="radio" name="saved" value="new" defaultChecked={chosen === 'new'} />
        <span className="font-semibold">{t('checkout.newAddress')}</span>
      </label>
    </fieldset>
  );
}

function Contact({ field }: { field: TextFieldProps['field'] }): ReactElement {
  const { t } = useApp();
  return (
    <section className="panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StepTitle>{t('checkout.contact')}</StepTitle>
        <p className="text-sm text-muted">
          {t('checkout.haveAccount')}{' '}
          <a href="/login?to=/checkout" className="link inline-flex min-h-11 items-center">
            {t('frame.signIn')}
          </a>
        </p>
      </div>
      <TextField
        field={field}
        label={t('checkout.email')}
        autoComplete="email"
        type="email"
        hint={t('checkout.emailHint')}
      />
    </section>
  );
}

function useAddressForm(
  { defaults, isGuest, countries }: AddressStep,
  lastResult: SubmissionResult | undefined,
) {
  return useForm<ContactForm>({
    id: 'checkout-address',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: { ...defaults, billing_same: defaults.sameBilling ? 'on' : undefined },
    onValidate: ({ formData }) => {
      const states = offeredStates(formData, 'shipping', 'billing');
      return parseWithZod(formData, { schema: contactSchema(formData, isGuest, { countries, states }) });
    },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
}

interface AddressFormProps {
  body: AddressStep;
  refusal: Extract<Refusal, { form: SubmissionResult }> | undefined;
  /** Why a later step was refused, if the address has to be entered or chosen again. */
  error: string | null;
}

/** Step one: contact and addresses. */
export function AddressForm({ body, refusal, error }: AddressFormProps): ReactElement {
  const { t } = useApp();
  const { isGuest, countries, defaults } = body;
  const states = refusal?.states ?? body.states;
  const [form, fields] = useAddressForm(body, refusal?.form);
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <input type="hidden" name="step" value="address" />
      <FormErrors errors={form.errors ?? (error === null ? null : [error])} id={form.errorId} />
      {isGuest && <Contact field={fields.email} />}
      <section className="panel">
        <StepTitle>{t('checkout.shippingAddress')}</StepTitle>
        <SavedAddresses body={body} chosen={fields.saved.initialValue ?? defaults.saved} />
        <div className={body.saved.length > 0 ? 'when-new-address' : undefined}>
          <AddressFields
            field={fields.shipping as never}
            section="shipping"
            countries={countries}
            states={states.shipping}
          />
        </div>
        <Checkbox field={fields.billing_same} label={t('checkout.billingSame')} className="mt-4" />
      </section>
      <section className="panel when-billing-differs">
        <StepTitle>{t('checkout.billingAddress')}</StepTitle>
        <AddressFields
          field={fields.billing as never}
          section="billing"
          countries={countries}
          states={states.billing}
        />
      </section>
      <ContinueButton>{t('checkout.toShipping')}</ContinueButton>
    </Form>
  );
}
