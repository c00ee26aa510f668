import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ApplicationFacts, CountryOption } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Submit } from '~/features/account/sign-form';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { renewSchema, type RenewForm } from '~/features/selling/apply-schema';
import { PlaceFields, StoreFields, type FactFields } from '~/features/selling/facts-fields';

interface RenewFormProps {
  facts: ApplicationFacts;
  countries: readonly CountryOption[];
  lastResult: SubmissionResult | undefined;
}

/** Form defaults: fields of a form are strings. */
const written = (facts: ApplicationFacts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value ?? '')]));

/** Reapplies after a rejection; prefilled with the first application's data. */
export function RenewForm({ facts, countries, lastResult }: RenewFormProps): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm<RenewForm>({
    id: 'renew',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: written(facts),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: renewSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <section className="panel" aria-labelledby="application-again">
      <h2 id="application-again" className="text-lg">
        {t('application.again')}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t('application.againHint')}</p>
      <Form method="post" {...getFormProps(form)} className="grid gap-8">
        <input type="hidden" name="intent" value="renew" />
        <FormErrors errors={form.errors} id={form.errorId} />
        <StoreFields fields={fields as unknown as FactFields} />
        <PlaceFields fields={fields as unknown as FactFields} countries={countries} />
        <TextField field={fields.phone} label={t('selling.phone')} autoComplete="tel" type="tel" />
        <Submit>{t('application.again')}</Submit>
      </Form>
    </section>
  );
}
