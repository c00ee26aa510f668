import type {
  CustomerAddress,
  CustomerOrderRow,
  CustomerProfile,
  CustomerReviews,
  VendorSummary,
  WebCoupon,
  Wishlist,
} from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { AccountHome } from '~/features/account/account-home';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { VerifyNotice } from '~/features/verification/verify-notice';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer, type Shop } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

/** Number of orders on the account's home. */
const LATEST = 3;

/** Reads a part of the page; the others work without it. */
async function part<T>(shop: Shop, path: string): Promise<T | null> {
  const outcome = await shop.api.tryGet<T>(path);
  return outcome.ok ? outcome.data : null;
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const profile = await readAsCustomer<CustomerProfile>(shop, args.request, 'web/customer_profile');
  const [orders, reviews, addresses, wishlist, stores, messages, coupons] = await Promise.all([
    part<CustomerOrderRow[]>(shop, 'web/customer_orders'),
    part<CustomerReviews>(shop, 'web/customer_reviews'),
    part<CustomerAddress[]>(shop, 'web/customer_all_addresses'),
    part<Wishlist>(shop, 'web/fetchWishlistItems'),
    part<VendorSummary[]>(shop, 'web/followed_vendors'),
    part<{ unread: number }>(shop, 'web/unread_messages'),
    part<WebCoupon[]>(shop, 'web/fetch_coupons'),
  ]);
  return {
    name: profile.first_name,
    unverified: profile.email_verified ? null : profile.email,
    orders: orders?.slice(0, LATEST) ?? [],
    toReview: reviews?.to_write.length ?? 0,
    address: addresses?.find(({ is_default }) => is_default) ?? null,
    wishlistCount: wishlist?.count ?? 0,
    unread: messages?.unread ?? 0,
    coupons: coupons?.map(({ code, title, vendor_name }) => ({ code, title, store: vendor_name })) ?? [],
    stores: stores?.map(({ name, slug }) => ({ name, slug })) ?? [],
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('account.title') }));

/** The account's home. */
export default function Customer(): ReactElement {
  const { t } = useApp();
  const { name, unverified, ...home } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('accountHome.hello', { name })}>
      {unverified && <VerifyNotice email={unverified} />}
      <AccountHome {...home} />
    </AccountFrame>
  );
}
