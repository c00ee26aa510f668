import type { ProductCard } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { firstPicture, toCard } from '~/features/catalogue/card-view';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [products, texts] = await Promise.all([
    shop.api.get<ProductCard[]>('web/new_arrival_products'),
    cardTexts(shop),
  ]);
  return { cards: products.map((product) => toCard(product, texts)) };
}

export { revalidateUnlessBuying as shouldRevalidate } from '~/features/catalogue/revalidation';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({
    title: t('frame.newArrivals'),
    description: t('home.newArrivalsHint'),
    path: '/new-arrival-products',
    ...firstPicture(data?.cards ?? []),
  }));

/** The latest products. */
export default function NewArrivals(): ReactElement {
  const { t } = useApp();
  const { cards } = useLoaderData<typeof loader>();
  return (
    <div className="container-page">
      <PageHead title={t('frame.newArrivals')}>
        <p className="mt-1 text-muted">{t('home.newArrivalsHint')}</p>
      </PageHead>
      {cards.length > 0 ? (
        <>
          <h2 className="sr-only">{t('shop.list')}</h2>
          <ProductGrid cards={cards} mainCount={4} />
        </>
      ) : (
        <EmptyState icon="grid" title={t('home.empty')} action={{ label: t('shop.all'), href: '/Shop' }} />
      )}
    </div>
  );
}
