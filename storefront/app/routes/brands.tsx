import type { BrandSummary } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { firstPicture } from '~/features/catalogue/card-view';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { BrandTile } from '~/features/home/tiles';
import { shopOf } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';
import { PageHead } from '~/ui/page-head';
import { toImage } from '~/ui/picture';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [brands, { t }] = await Promise.all([shop.api.get<BrandSummary[]>('web/brands'), shop.locale()]);
  return {
    tiles: brands.map(({ name, slug, logo, product_count: count }) => ({
      name,
      href: `/Shop?brand=${encodeURIComponent(slug)}`,
      image: logo && toImage(logo, 160),
      count: t('shop.count', { count }),
    })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({
    title: t('frame.brands'),
    description: t('frame.brandsHint'),
    path: '/brands',
    target: 'brands',
    ...firstPicture(data?.tiles ?? []),
  }));

/** All brands of the shop. */
export default function Brands(): ReactElement {
  const { t } = useApp();
  const { tiles } = useLoaderData<typeof loader>();
  return (
    <div className="container-page">
      <PageHead title={t('frame.brands')} />
      {tiles.length === 0 && (
        <EmptyState icon="grid" title={t('home.noBrands')} action={{ label: t('shop.all'), href: '/Shop' }} />
      )}
      <ul className="tiles-brands">
        {tiles.map((tile) => (
          <li key={tile.href}>
            <BrandTile tile={tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}
