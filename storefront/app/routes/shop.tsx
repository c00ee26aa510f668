import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { backgroundsOf, bannersAt, bannersOf } from '~/features/banners/banner-view';
import { AppBanners, Parallax } from '~/features/banners/banners';
import { readBanners } from '~/features/banners/read-banners.server';
import { styledBy } from '~/features/frame/page-style';
import { Slider } from '~/features/banners/slider';
import { firstPicture } from '~/features/catalogue/card-view';
import { pageMeta } from '~/features/frame/page-meta';
import { ProductList } from '~/features/shop/product-list';
import { readShop } from '~/features/shop/read-shop.server';
import { shopOf } from '~/session/shop.server';
import { THEME_PREVIEW } from '~/session/theme-preview';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const [view, placed] = await Promise.all([readShop(shopOf(args), url), readBanners(args)]);
  // A single category, brand or page is indexed; combinations of filters are endless.
  const narrowed = [...url.searchParams.keys()].filter(
    (name) => !['page', 'lang', THEME_PREVIEW].includes(name),
  );
  const canonical = view.pages.find((page) => page.href !== null && page.current)?.href ?? '/Shop';
  const [first = ''] = narrowed;
  const isOne = ['category', 'brand'].includes(first) && !url.searchParams.get(first)?.includes(',');
  // A list whose filter is unknown, such as a deleted brand, is that of the whole shop.
  const isKnown = !narrowed.some((name) => view.ignored.includes(name));
  const isPlain = narrowed.length === 0 || (narrowed.length === 1 && isOne && isKnown);
  const isUnfiltered = narrowed.length === 0;
  return {
    view,
    canonical: isPlain ? canonical : '/Shop',
    isPlain,
    isWhole: isUnfiltered,
    // A filtered list starts with its products: no opening banners.
    opening: isUnfiltered && !url.searchParams.has('page') ? bannersOf(placed, 'shop') : null,
    side: bannersAt(placed, 'shop_side'),
  };
}

export { revalidateUnlessBuying as shouldRevalidate } from '~/features/catalogue/revalidation';

export const handle = styledBy<typeof loader>(({ opening, side }) =>
  backgroundsOf([...Object.values(opening ?? {}).flat(), ...side]),
);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data
      ? {
          title: data.view.title,
          ...firstPicture(data.view.cards),
          ...data.view.seo,
          description: data.view.seo?.description || data.view.description || data.view.total,
          path: data.canonical,
          page: data.view.page,
          ...(data.isWhole && { target: 'shop' }),
          noindex: !data.isPlain || data.view.seo?.noindex,
        }
      : null,
  );

/** The shop: search, filters and sorting of all products. */
export default function Shop(): ReactElement {
  const { view, opening, side } = useLoaderData<typeof loader>();
  return (
    <>
      {opening && opening.slides.length > 0 && <Slider slides={opening.slides} isMain />}
      {opening && <AppBanners banners={opening.app} />}
      <div className="container-page">
        <PageHead title={view.title} trail={view.trail}>
          {view.description && <p className="mt-1 max-w-prose text-muted">{view.description}</p>}
        </PageHead>
        <ProductList view={view} path="/Shop" side={side} />
      </div>
      {opening && <Parallax parallax={opening.parallax} appParallax={opening.appParallax} />}
    </>
  );
}
