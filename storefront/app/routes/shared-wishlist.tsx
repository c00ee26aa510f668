import type { SharedWishlist } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { toCard } from '~/features/catalogue/card-view';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const path = `web/shared_wishlist/${encodeURIComponent(args.params.token ?? '')}`;
  const { first_name, products } = await shop.api.get<SharedWishlist>(path);
  const texts = await cardTexts(shop);
  return shop.json({ name: first_name, cards: products.map((product) => toCard(product, texts)) });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: t('sharedList.title', { name: data?.name ?? '' }) }));

/** A shared wish list, for anyone with its link. */
export default function SharedWishlistPage(): ReactElement {
  const { t } = useApp();
  const { name, cards } = useLoaderData<typeof loader>();
  return (
    <div className="container-page">
      <PageHead title={t('sharedList.title', { name })} />
      {cards.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('sharedList.empty')}
          action={{ label: t('cart.startShopping'), href: '/Shop' }}
        />
      ) : (
        <ProductGrid cards={cards} mainCount={2} />
      )}
    </div>
  );
}
