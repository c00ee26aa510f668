import type { CustomerProfile } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel } from '~/features/account/sign-form';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { VerifyNotice } from '~/features/verification/verify-notice';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const profile = await readAsCustomer<CustomerProfile>(shop, args.request, 'web/customer_profile');
  const { first_name, email, email_verified } = profile;
  return { name: first_name, unverified: email_verified ? null : email };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('welcome.title') }));

/** Page after sign-up. */
export default function Welcome(): ReactElement {
  const { t } = useApp();
  const { name, unverified } = useLoaderData<typeof loader>();
  const next = [
    { label: t('account.addAddress'), href: '/customer/profile' },
    { label: t('account.orders'), href: '/customer/orders' },
    { label: t('frame.cart'), href: '/cart' },
  ];
  return (
    <Panel title={t('welcome.title')}>
      <p className="mb-4">{t('welcome.text', { name })}</p>
      {unverified && <VerifyNotice email={unverified} />}
      <a href="/Shop" className="btn btn-primary w-full">
        {t('cart.startShopping')}
      </a>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {next.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 min-w-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
