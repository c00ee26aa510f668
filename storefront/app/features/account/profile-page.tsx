import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type {
  CountryOption,
  CustomerAddress,
  CustomerIdentities,
  CustomerProfile,
  SocialProvider,
  StateOption,
} from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AddressFields } from '~/features/checkout/address-fields';
import { FormErrors, TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { ConnectedAccounts } from './connected-accounts';
import type { ProfileAnswer } from './change-profile.server';
import { newAddressSchema, profileSchema } from './profile-schema';
import { StateLabel } from './order-list';

interface ProfilePageProps {
  profile: CustomerProfile;
  addresses: CustomerAddress[];
  countries: CountryOption[];
  states: StateOption[];
  connected: CustomerIdentities;
  providers: readonly SocialProvider[];
  answer: ProfileAnswer | undefined;
}

const resultFor = (intent: string, answer: ProfileAnswer | undefined) =>
  (answer?.intent === intent ? answer.result : undefined) as SubmissionResult<string[]> | undefined;

function Details({ profile, answer }: Pick<ProfilePageProps, 'profile' | 'answer'>): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm({
    id: 'profile',
    lastResult: resultFor('profile', answer),
    defaultValue: { ...profile, phone: profile.phone ?? '' },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileSchema }),
    shouldRevalidate: 'onInput',
  });
  const isSaved = answer?.intent === 'profile' && !answer.result;
  return (
    <Form method="post" {...getFormProps(form)} className="panel grid gap-4">
      <input type="hidden" name="intent" value="profile" />
      <FormErrors errors={form.errors} id={form.errorId} />
      {isSaved && (
        <p className="notice" role="status">
          <Icon name="check" className="size-5 text-ok" /> {t('account.saved')}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.first_name} label={t('address.first_name')} autoComplete="given-name" />
        <TextField field={fields.last_name} label={t('address.last_name')} autoComplete="family-name" />
        <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
        <TextField field={fields.phone} label={t('address.phone')} autoComplete="tel" type="tel" />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="marketing_consent"
          defaultChecked={profile.marketing_consent}
          className="size-5 accent-(--primary-text)"
        />
        {t('account.marketing')}
      </label>
      <button className="btn btn-primary sm:justify-self-start">{t('account.save')}</button>
    </Form>
  );
}

function AddressRow({ address }: { address: CustomerAddress }): ReactElement {
  const { t } = useApp();
  const place = [
    address.postcode,
    address.city_name ?? address.city_text,
    address.state_name,
    address.country_name,
  ];
  return (
    <li className="panel flex flex-wrap items-start justify-between gap-3">
      <address className="not-italic">
        <b className="font-semibold">{address.label || `${address.first_name} ${address.last_name}`}</b>{' '}
        {address.is_default && <StateLabel tone="open">{t('account.defaultAddress')}</StateLabel>}
        <span className="block">{address.line1}</span>
        <span className="block text-muted">{place.filter(Boolean).join(', ')}</span>
      </address>
      <Form method="post" className="flex flex-wrap gap-1">
        <input type="hidden" name="address_id" value={address.id} />
        {!address.is_default && (
          <button name="intent" value="default" className="btn btn-text text-sm">
            {t('account.makeDefault')}
          </button>
        )}
        <button name="intent" value="delete" className="btn btn-text text-sm">
          {t('account.delete')}
        </button>
      </Form>
    </li>
  );
}

function NewAddress({
  countries,
  states,
  answer,
}: Pick<ProfilePageProps, 'countries' | 'states' | 'answer'>): ReactElement {
  const { t } = useApp();
  const only = countries.length === 1 ? countries[0]?.id : undefined;
  const [form, fields] = useForm({
    id: 'new-address',
    lastResult: resultFor('address', answer),
    defaultValue: { address: { country_id: only } },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newAddressSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <details className="panel" open={resultFor('address', answer) !== undefined || undefined}>
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary-text">
        <Icon name="plus" /> {t('account.addAddress')}
      </summary>
      <Form method="post" {...getFormProps(form)} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="address" />
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField field={fields.label} label={t('address.label')} autoComplete="off" />
        <AddressFields
          field={fields.address as never}
          section="shipping"
          countries={countries}
          states={states}
        />
        <button className="btn btn-primary sm:justify-self-start">{t('account.saveAddress')}</button>
      </Form>
    </details>
  );
}

/** A customer's details and address book. */
export function ProfilePage({
  profile,
  addresses,
  countries,
  states,
  connected,
  providers,
  answer,
}: ProfilePageProps): ReactElement {
  const { t } = useApp();
  const isOfAccounts = answer?.intent === 'disconnect';
  const addressError = isOfAccounts ? null : answer?.error;
  return (
    <div className="grid gap-8">
      <Details profile={profile} answer={answer} />
      <ConnectedAccounts
        connected={connected}
        providers={providers}
        error={isOfAccounts ? answer.error : null}
      />
      <section className="grid gap-3">
        <h2 className="text-xl">{t('account.addresses')}</h2>
        <FormErrors errors={addressError ? [addressError] : null} id="addresses-error" />
        {addresses.length === 0 && <p className="text-muted">{t('account.noAddresses')}</p>}
        <ul className="grid gap-3">
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} />
          ))}
        </ul>
        <NewAddress key={addresses.length} countries={countries} states={states} answer={answer} />
      </section>
    </div>
  );
}
