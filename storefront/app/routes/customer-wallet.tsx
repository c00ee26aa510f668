import type { Wallet, WalletTransactionPage } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { callWallet } from '~/features/wallet/wallet-calls.server';
import { WalletPage } from '~/features/wallet/wallet-page';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const requested = new URL(args.request.url).searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(requested) ? requested : '1';
  const [wallet, history] = await Promise.all([
    readAsCustomer<Wallet>(shop, args.request, 'web/getWalletBalance'),
    readAsCustomer<WalletTransactionPage>(shop, args.request, `web/getWalletTransactions?page=${page}`),
  ]);
  return { wallet, history, keys: { deposit: randomUUID(), withdraw: randomUUID() } };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const form = await readForm(args.request);
  const outcome = await asCustomer(shop, args.request, () => callWallet(shop, form));
  if (outcome instanceof Response) throw outcome;
  return shop.json(outcome, { status: 422 });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('wallet.title') }));

/** A customer's wallet. */
export default function CustomerWalletPage(): ReactElement {
  const { t } = useApp();
  const refusal = useActionData<typeof action>();
  return (
    <AccountFrame title={t('wallet.title')}>
      <WalletPage {...useLoaderData<typeof loader>()} refusal={refusal} />
    </AccountFrame>
  );
}
