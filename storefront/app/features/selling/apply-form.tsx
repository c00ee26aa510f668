import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { DOCUMENT_KINDS, type CountryOption, type DocumentKind } from '@stoa/contracts';
import { Form, useNavigation } from '@remix-run/react';
import { useMemo, type ReactElement } from 'react';
import { usePasswordType } from '~/features/account/sign-form';
import { ConsentField } from '~/features/forms/consent-field';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { megabytesOf } from '~/features/forms/megabytes';
import { useApp } from '~/features/frame/app-context';
import { Honeypot } from '~/ui/honeypot';
import { applySchema, type ApplyForm } from './apply-schema';
import { PlaceFields, StoreFields, type FactFields } from './facts-fields';
import { DOCUMENT_TYPES, FileField, PICTURE_TYPES } from './file-field';

/** Prefilled fields of the applicant. */
export interface Applicant {
  name: string;
  email: string;
  phone: string;
}

/** Required documents and size limit of their files. */
export interface FileRules {
  required: DocumentKind[];
  limit: number;
}

interface ApplyFormProps {
  applicant: Applicant;
  countries: readonly CountryOption[];
  files: FileRules;
  lastResult: SubmissionResult | undefined;
}

type Fields = { [Name in keyof ApplyForm]-?: FieldMetadata<ApplyForm[Name]> };

function OwnerFields({ fields }: { fields: Fields }): ReactElement {
  const { t } = useApp();
  const password = usePasswordType();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('selling.you')}</legend>
      <TextField field={fields.name} label={t('contact.name')} autoComplete="name" />
      <TextField field={fields.phone} label={t('selling.phone')} autoComplete="tel" type="tel" />
      <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
      <TextField
        field={fields.password}
        label={t('sign.password')}
        autoComplete="new-password"
        type={password.type}
        hint={t('selling.passwordHint')}
      />
      <div className="sm:col-span-2">{password.toggle}</div>
    </fieldset>
  );
}

interface DocumentFieldsProps {
  fields: Fields;
  files: FileRules;
  isAgain: boolean;
}

/** The required documents, then the logo. */
function DocumentFields({ fields, files, isAgain }: DocumentFieldsProps): ReactElement {
  const { t } = useApp();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">{t('selling.documents')}</legend>
      <p className="text-sm text-muted">{t('selling.documentsHint', { size: megabytesOf(files.limit) })}</p>
      {isAgain && <p className="notice notice-warn">{t('selling.filesAgain')}</p>}
      {DOCUMENT_KINDS.filter((kind) => files.required.includes(kind)).map((kind) => (
        <FileField
          key={kind}
          field={fields[kind]}
          label={t(`selling.kinds.${kind}`)}
          accept={DOCUMENT_TYPES}
          isRequired
        />
      ))}
      <FileField field={fields.logo} label={t('selling.logo')} accept={PICTURE_TYPES} isRequired={false} />
    </fieldset>
  );
}

/** Vendor application form. */
export function ApplyForm({ applicant, countries, files, lastResult }: ApplyFormProps): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  const schema = useMemo(() => applySchema(files.required, files.limit), [files.required, files.limit]);
  const [form, fields] = useForm<ApplyForm>({
    id: 'apply',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: applicant,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
  });
  const all = fields as unknown as Fields;
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="panel grid gap-8">
      <FormErrors errors={form.errors} id={form.errorId} />
      <StoreFields fields={all as unknown as FactFields} />
      <OwnerFields fields={all} />
      <PlaceFields fields={all as unknown as FactFields} countries={countries} />
      <DocumentFields fields={all} files={files} isAgain={lastResult !== undefined} />
      <Honeypot id="apply-website" />
      <ConsentField
        field={all.accepts_terms}
        label={t('selling.consent')}
        bareLabel={t('selling.bareConsent')}
        document={{ name: 'term_condition', title: t('selling.terms') }}
      />
      <button className="btn btn-primary sm:justify-self-start" disabled={isSending}>
        {t(isSending ? 'selling.sending' : 'selling.apply')}
      </button>
    </Form>
  );
}
