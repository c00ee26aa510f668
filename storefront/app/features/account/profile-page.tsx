import { getFormProps, useForm } from '@conform-to/react';
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
import type * as z from 'zod/mini';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { AddressRow, NewAddress } from './address-book';
import { ConnectedAccounts } from './connected-accounts';
import type { ProfileAnswer } from './change-profile.server';
import { Credentials } from './credentials';
import { MarketingConsent } from './marketing-consent';
import { resultFor, SavedNotice } from './profile-answer';
import { profileSchema } from './profile-schema';

interface ProfilePageProps {
  profile: CustomerProfile;
  addresses: CustomerAddress[];
  countries: CountryOption[];
  states: StateOption[];
  /** States by country of the address book, for the address forms. */
  statesOf: Record<number, StateOption[]>;
  connected: CustomerIdentities;
  providers: readonly SocialProvider[];
  answer: ProfileAnswer | undefined;
}

function Details({ profile, answer }: Pick<ProfilePageProps, 'profile' | 'answer'>): ReactElement {
  const { t } = useApp();
  const refused = resultFor('profile', answer);
  const [form, fields] = useForm<z.infer<typeof profileSchema>>({
    id: 'profile',
    lastResult: refused,
    defaultValue: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone ?? '',
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileSchema }),
    shouldRevalidate: 'onInput',
  });
  const isSaved = answer?.intent === 'profile' && !answer.result;
  return (
    <Form method="post" {...getFormProps(form)} className="panel grid gap-4">
      <input type="hidden" name="intent" value="profile" />
      <FormErrors errors={form.errors} id={form.errorId} />
      {isSaved && <SavedNotice />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.first_name} label={t('address.first_name')} autoComplete="given-name" />
        <TextField field={fields.last_name} label={t('address.last_name')} autoComplete="family-name" />
        <TextField field={fields.phone} label={t('address.phone')} autoComplete="tel" type="tel" />
      </div>
      <MarketingConsent stored={profile.marketing_consent} refused={refused} />
      <button className="btn btn-primary sm:justify-self-start">{t('account.save')}</button>
    </Form>
  );
}

/** A customer's profile, credentials, connected accounts and address book. */
export function ProfilePage({
  profile,
  addresses,
  countries,
  states,
  statesOf,
  connected,
  providers,
  answer,
}: ProfilePageProps): ReactElement {
  const { t } = useApp();
  const isOfAccounts = answer?.intent === 'disconnect';
  const addressError = isOfAccounts ? null : answer?.error;
  const isAddressSaved =
    /^(?:address|default)/.test(answer?.intent ?? '') && !answer?.result && !addressError;
  return (
    <div className="grid gap-8">
      <Details profile={profile} answer={answer} />
      <Credentials email={profile.email} hasPassword={connected.has_password} answer={answer} />
      <ConnectedAccounts
        connected={connected}
        providers={providers}
        error={isOfAccounts ? answer.error : null}
      />
      <section className="grid gap-3">
        <h2 className="text-xl">{t('account.addresses')}</h2>
        <FormErrors errors={addressError ? [addressError] : null} id="addresses-error" />
        {isAddressSaved && <SavedNotice />}
        {addresses.length === 0 && <p className="text-muted">{t('account.noAddresses')}</p>}
        <ul className="grid gap-3">
          {addresses.map((address) => (
            <AddressRow
              key={JSON.stringify(address)}
              address={address}
              countries={countries}
              states={statesOf[address.country_id] ?? []}
              answer={answer}
            />
          ))}
        </ul>
        <NewAddress key={addresses.length} countries={countries} states={states} answer={answer} />
      </section>
    </div>
  );
}
