import type { FieldMetadata } from '@conform-to/react';
import type { CountryOption, StateOption } from '@stoa/contracts';
import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { SelectField, TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import type { AddressForm } from './address-schema';

interface AddressFieldsProps {
  field: FieldMetadata<AddressForm>;
  /** `shipping` or `billing`, for the browser's autofill. */
  section: 'shipping' | 'billing';
  countries: readonly CountryOption[];
  states: readonly StateOption[];
}

/** The states to choose from, reloaded when another country is chosen. */
function useStates(initialStates: readonly StateOption[]) {
  const { data, load } = useFetcher<{ country: number; states: StateOption[] }>();
  const pick = (country: number) => load(`/places?country=${country}`);
  return { states: data ? data.states : initialStates, pick };
}

const WIDE = 'sm:col-span-2';

/** The text fields of an address in order, with their autofill names. */
const TEXTS = [
  { name: 'line1', text: 'line1', fill: 'address-line1', className: WIDE },
  { name: 'line2', text: 'line2', fill: 'address-line2', className: WIDE },
  { name: 'postcode', text: 'postcode', fill: 'postal-code', className: undefined },
  { name: 'city_text', text: 'city', fill: 'address-level2', className: undefined },
] as const;

interface StateProps {
  isRequired: boolean;
  field: ReturnType<FieldMetadata<AddressForm>['getFieldset']>;
  states: readonly StateOption[];
  autoComplete: string;
}

function State({ field, states, isRequired, autoComplete }: StateProps): ReactElement {
  const { t } = useApp();
  const label = t(isRequired ? 'address.state' : 'address.stateOptional');
  if (states.length === 0)
    return <TextField field={field.state_text} label={label} autoComplete={autoComplete} />;
  return <SelectField field={field.state_id} label={label} autoComplete={autoComplete} options={states} />;
}

/** The fields of one address. */
export function AddressFields({
  field,
  section,
  countries,
  states: initialStates,
}: AddressFieldsProps): ReactElement {
  const { t } = useApp();
  const { states, pick } = useStates(initialStates);
  const fields = field.getFieldset();
  const country = countries.find(({ id }) => String(id) === String(fields.country_id.value));
  const isRequired = country?.requires_state ?? false;
  const fill = (name: string) => `${section} ${name}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        field={fields.first_name}
        label={t('address.first_name')}
        autoComplete={fill('given-name')}
      />
      <TextField field={fields.last_name} label={t('address.last_name')} autoComplete={fill('family-name')} />
      <SelectField
        field={fields.country_id}
        label={t('address.country')}
        autoComplete={fill('country')}
        options={countries}
        onChange={pick}
        className={WIDE}
      />
      {TEXTS.map(({ name, text, fill: as, className }) => (
        <TextField
          key={name}
          field={fields[name]}
          label={t(`address.${text}`)}
          autoComplete={fill(as)}
          className={className}
        />
      ))}
      <State field={fields} states={states} isRequired={isRequired} autoComplete={fill('address-level1')} />
      <TextField field={fields.phone} label={t('address.phone')} autoComplete={fill('tel')} type="tel" />
      <TextField
        field={fields.company}
        label={t('address.company')}
        autoComplete={fill('organization')}
        className={WIDE}
      />
    </div>
  );
}
