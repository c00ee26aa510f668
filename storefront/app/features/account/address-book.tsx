import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { CountryOption, CustomerAddress, StateOption } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AddressFields } from '~/features/checkout/address-fields';
import { offeredStates } from '~/features/checkout/address-schema';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ProfileAnswer } from './change-profile.server';
import { StateLabel } from './order-list';
import { resultFor } from './profile-answer';
import { newAddressSchema } from './profile-schema';

interface AddressFormProps {
  countries: CountryOption[];
  states: StateOption[];
  answer: ProfileAnswer | undefined;
}

function toDefaults({ label, city_text, city_name, ...address }: CustomerAddress) {
  const { first_name, last_name, company, phone, line1, line2, country_id, state_id, state_text, postcode } =
    address;
  const text = { first_name, last_name, company, phone, line1, line2, state_text, postcode };
  return {
    label: label ?? '',
    address: { ...text, country_id, state_id, city_text: city_text || city_name },
  };
}

/** Address form with a label: empty for a new address, prefilled for an existing one. */
function AddressForm({
  address,
  countries,
  states,
  answer,
}: AddressFormProps & { address: CustomerAddress | null }): ReactElement {
  const { t } = useApp();
  const only = countries.length === 1 ? countries[0]?.id : undefined;
  const lastResult = resultFor(address ? `address-${address.id}` : 'address', answer);
  const [form, fields] = useForm({
    id: address ? `address-${address.id}` : 'new-address',
    lastResult,
    defaultValue: address ? toDefaults(address) : { address: { country_id: only } },
    onValidate: ({ formData }) => {
      const offered = offeredStates(formData, 'address');
      return parseWithZod(formData, { schema: newAddressSchema({ countries, states: offered }) });
    },
    shouldRevalidate: 'onInput',
  });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-4 grid gap-4">
      <input type="hidden" name="intent" value={address ? 'edit' : 'address'} />
      {address && <input type="hidden" name="address_id" value={address.id} />}
      <FormErrors errors={form.errors} id={form.errorId} />
      <TextField field={fields.label as never} label={t('address.label')} autoComplete="off" />
      <AddressFields
        field={fields.address as never}
        section="shipping"
        countries={countries}
        states={(lastResult && answer?.states) ?? states}
      />
      <button className="btn btn-primary sm:justify-self-start">{t('account.saveAddress')}</button>
    </Form>
  );
}

/** Delete button with a confirmation that works without scripts. */
function DeleteAddress({ id }: { id: number }): ReactElement {
  const { t } = useApp();
  return (
    <details className="dropdown" data-closes="">
      <summary className="btn btn-text text-sm">{t('account.delete')}</summary>
      <Form method="post" className="dropdown-list start-0! end-auto! grid gap-2 p-3!">
        <input type="hidden" name="address_id" value={id} />
        <p className="text-sm font-medium">{t('account.deleteAddress')}</p>
        <button name="intent" value="delete" className="btn btn-primary">
          {t('account.delete')}
        </button>
      </Form>
    </details>
  );
}

/** One address of the address book with its actions. */
export function AddressRow({
  address,
  ...form
}: AddressFormProps & { address: CustomerAddress }): ReactElement {
  const { t } = useApp();
  const { postcode, city_name, city_text, state_name, country_name } = address;
  const place = [postcode, city_name ?? city_text, state_name, country_name];
  const isRefused = resultFor(`address-${address.id}`, form.answer) !== undefined;
  return (
    <li className="panel">
      <address className="not-italic">
        <b className="font-semibold">
          <bdi>{address.label || `${address.first_name} ${address.last_name}`}</bdi>
        </b>{' '}
        {address.is_default && <StateLabel tone="open">{t('account.defaultAddress')}</StateLabel>}
        <span className="block">
          <bdi>{address.line1}</bdi>
        </span>
        <span className="block text-muted">
          <bdi>{place.filter(Boolean).join(', ')}</bdi>
        </span>
      </address>
      {/* When open, the form takes the full width and the other actions move below it. */}
      <div className="mt-2 flex flex-wrap items-start gap-x-4">
        <details className="open:basis-full" open={isRefused || undefined}>
          <summary className="btn btn-text text-sm">{t('account.editAddress')}</summary>
          <AddressForm address={address} {...form} />
        </details>
        {!address.is_default && (
          <Form method="post">
            <input type="hidden" name="address_id" value={address.id} />
            <button name="intent" value="default" className="btn btn-text text-sm">
              {t('account.makeDefault')}
            </button>
          </Form>
        )}
        <DeleteAddress id={address.id} />
      </div>
    </li>
  );
}

/** Adds an address to the book. */
export function NewAddress(form: AddressFormProps): ReactElement {
  const { t } = useApp();
  return (
    <details className="panel" open={resultFor('address', form.answer) !== undefined || undefined}>
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary-text">
        <Icon name="plus" /> {t('account.addAddress')}
      </summary>
      <AddressForm address={null} {...form} />
    </details>
  );
}
