import { getTextareaProps, type FieldMetadata } from '@conform-to/react';
import type { CountryOption } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { FieldErrors } from '~/features/forms/errors';
import { SelectField, TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import type { RenewForm } from './apply-schema';

/** Form fields of a store's facts. */
export type FactFields = { [Name in keyof RenewForm]-?: FieldMetadata<RenewForm[Name]> };

interface FactsFieldsProps {
  fields: FactFields;
  countries: readonly CountryOption[];
}

const WIDE = 'sm:col-span-2';

/** Fields of the store's name and description and of its business. */
export function StoreFields({ fields }: Pick<FactsFieldsProps, 'fields'>): ReactElement {
  const { t } = useApp();
  const { key: _key, ...description } = getTextareaProps(fields.description);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('selling.store')}</legend>
      <TextField
        field={fields.store_name}
        label={t('selling.storeName')}
        autoComplete="organization"
        className={WIDE}
      />
      <div className={WIDE}>
        <label htmlFor={fields.description.id} className="mb-1 block text-sm font-medium">
          {t('selling.description')}
        </label>
        <textarea {...description} rows={4} dir="auto" className="input h-auto py-2.5" />
        <FieldErrors field={fields.description} label={t('selling.description')} />
      </div>
      <TextField field={fields.legal_name} label={t('selling.legalName')} autoComplete="off" />
      <TextField field={fields.tax_id} label={t('selling.taxId')} autoComplete="off" />
    </fieldset>
  );
}

/** Fields of the business address. */
export function PlaceFields({ fields, countries }: FactsFieldsProps): ReactElement {
  const { t } = useApp();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('selling.address')}</legend>
      <SelectField
        field={fields.country_id}
        label={t('address.country')}
        autoComplete="country"
        options={countries}
        className={WIDE}
      />
      <TextField
        field={fields.line1}
        label={t('address.line1')}
        autoComplete="address-line1"
        className={WIDE}
      />
      <TextField field={fields.postcode} label={t('selling.postcode')} autoComplete="postal-code" />
      <TextField field={fields.city} label={t('address.city')} autoComplete="address-level2" />
    </fieldset>
  );
}
