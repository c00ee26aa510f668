import type { VendorSummary } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { StoreTile } from '~/features/stores/store-tile';
import { toStore } from '~/features/stores/store-view';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const vendors = await readAsCustomer<VendorSummary[]>(shop, args.request, 'web/followed_vendors');
  const locale = await shop.locale();
  return { stores: vendors.map((vendor) => toStore(vendor, locale)) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('store.followed') }));

/** The stores that a customer follows. */
export default function CustomerStores(): ReactElement {
  const { t } = useApp();
  const { stores } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('store.followed')}>
      {stores.length === 0 && (
        <EmptyState
          icon="store"
          title={t('store.noneFollowed')}
          action={{ label: t('frame.stores'), href: '/stores' }}
        />
      )}
      <ul className="tiles-stores">
        {stores.map((store) => (
          <li key={store.id} className="grid content-start gap-2">
            <StoreTile store={store} heading="h2" />
            <Form method="post" action="/followed-stores" preventScrollReset>
              <input type="hidden" name="vendor_id" value={store.id} />
              <input type="hidden" name="follow" value="0" />
              <input type="hidden" name="to" value="/customer/stores" />
              <button
                className="btn btn-quiet w-full"
                aria-label={t('store.unfollowNamed', { store: store.name })}
              >
                {t('store.unfollow')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </AccountFrame>
  );
}
