import type {
  CountryOption,
  CustomerAddress,
  CustomerIdentities,
  CustomerProfile,
  StateOption,
} from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { changeProfile } from '~/features/account/change-profile.server';
import { ProfilePage } from '~/features/account/profile-page';
import { socialProviders } from '~/features/account/social.server';
import { readStates } from '~/features/checkout/places.server';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { VerifyNotice } from '~/features/verification/verify-notice';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [profile, addresses, countries, connected, providers] = await Promise.all([
    readAsCustomer<CustomerProfile>(shop, args.request, 'web/customer_profile'),
    readAsCustomer<CustomerAddress[]>(shop, args.request, 'web/customer_all_addresses'),
    shop.api.get<CountryOption[]>('web/countriesActive'),
    readAsCustomer<CustomerIdentities>(shop, args.request, 'web/customer_identities'),
    socialProviders(shop),
  ]);
  const only = countries.length === 1 ? countries[0] : undefined;
  const states = only ? await readStates(shop, only.id) : [];
  const used = [...new Set(addresses.map(({ country_id }) => country_id))];
  const statesByCountry = await Promise.all(
    used.map(async (id) => [id, await readStates(shop, id)] as const),
  );
  const statesOf: Record<number, StateOption[]> = Object.fromEntries(statesByCountry);
  return { profile, addresses, countries, states, statesOf, connected, providers };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const form = await readForm(args.request);
  const answer = await asCustomer(shop, args.request, () => changeProfile(shop, form));
  return shop.json(answer, { status: answer.result || answer.error ? 422 : 200 });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('account.profile') }));

/** A customer's details and addresses. */
export default function Profile(): ReactElement {
  const { t } = useApp();
  const data = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('account.profile')}>
      {!data.profile.email_verified && <VerifyNotice email={data.profile.email} />}
      <ProfilePage {...data} answer={useActionData<typeof action>()} />
    </AccountFrame>
  );
}
