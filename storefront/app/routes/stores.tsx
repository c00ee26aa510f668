import type { VendorSummary } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { firstPicture } from '~/features/catalogue/card-view';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { StoreTile } from '~/features/stores/store-tile';
import { toStore } from '~/features/stores/store-view';
import { guardedShop } from '~/session/guards.server';
import { EmptyState } from '~/ui/empty-state';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [vendors, locale] = await Promise.all([shop.api.get<VendorSummary[]>('web/vendors'), shop.locale()]);
  return { stores: vendors.map((vendor) => toStore(vendor, locale)) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({
    title: t('frame.stores'),
    description: t('store.listHint'),
    path: '/stores',
    target: 'stores',
    ...firstPicture((data?.stores ?? []).map(({ cover: image }) => ({ image }))),
  }));

/** All stores of the marketplace. */
export default function Stores(): ReactElement {
  const { t } = useApp();
  const { stores } = useLoaderData<typeof loader>();
  return (
    <div className="container-page">
      <PageHead title={t('frame.stores')}>
        <p className="mt-1 text-muted">{t('store.listHint')}</p>
      </PageHead>
      {stores.length === 0 && (
        <EmptyState icon="store" title={t('store.none')} action={{ label: t('shop.all'), href: '/Shop' }} />
      )}
      <ul className="tiles-stores">
        {stores.map((store) => (
          <li key={store.href}>
            <StoreTile store={store} heading="h2" />
          </li>
        ))}
      </ul>
      <p className="py-8 text-center text-muted">
        {t('selling.invite')}{' '}
        <a href="/become-a-vendor" className="link inline-flex min-h-11 items-center">
          {t('selling.apply')}
        </a>
      </p>
    </div>
  );
}
