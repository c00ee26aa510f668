import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { firstPicture } from '~/features/catalogue/card-view';
import { pageMeta } from '~/features/frame/page-meta';
import { ProductList } from '~/features/shop/product-list';
import { readShop } from '~/features/shop/read-shop.server';
import { shopOf } from '~/session/shop.server';
import { PageHead } from '~/ui/page-head';

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const view = await readShop(shopOf(args), url);
  // One category, brand or page is worth finding; combinations of filters are endless.
  const narrowed = [...url.searchParams.keys()].filter((name) => !['page', 'lang'].includes(name));
  const canonical = view.pages.find((page) => page.href !== null && page.current)?.href ?? '/Shop';
  const isPlain =
    narrowed.length === 0 || (narrowed.length === 1 && ['category', 'brand'].includes(narrowed[0] ?? ''));
  return { view, canonical: isPlain ? canonical : '/Shop', isPlain, isWhole: narrowed.length === 0 };
}

export { keepWhileBuying as shouldRevalidate } from '~/features/catalogue/keep-page';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data
      ? {
          title: data.view.title,
          ...firstPicture(data.view.cards),
          ...data.view.seo,
          description: data.view.seo?.description || data.view.description || data.view.total,
          path: data.canonical,
          ...(data.isWhole && { target: 'shop' }),
          noindex: !data.isPlain || data.view.seo?.noindex,
        }
      : null,
  );

/** The shop: every product, searched, narrowed and sorted. */
export default function Shop(): ReactElement {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="container-page">
      <PageHead title={view.title} trail={view.trail}>
        {view.description && <p className="mt-1 max-w-prose text-muted">{view.description}</p>}
      </PageHead>
      <ProductList view={view} path="/Shop" />
    </div>
  );
}
