import type { CustomerReturn } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { ReturnList } from '~/features/returns/return-list';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  return { returns: await readAsCustomer<CustomerReturn[]>(shop, args.request, 'web/customer_returns') };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('returns.title') }));

/** A customer's returns. */
export default function CustomerReturnsPage(): ReactElement {
  const { t } = useApp();
  const { returns } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('returns.title')}>
      <ReturnList returns={returns} />
    </AccountFrame>
  );
}
