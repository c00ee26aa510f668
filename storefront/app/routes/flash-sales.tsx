import type { FlashSaleProducts } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { backgroundsOf, bannersOf } from '~/features/banners/banner-view';
import { AppBanners, Parallax } from '~/features/banners/banners';
import { readBanners } from '~/features/banners/read-banners.server';
import { styledBy } from '~/features/frame/page-style';
import { Slider } from '~/features/banners/slider';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { toFlashSales } from '~/features/flash-sales/flash-sale-view';
import { SaleHead, SaleSection } from '~/features/flash-sales/sale-section';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [sales, placed, texts] = await Promise.all([
    shop.api.get<FlashSaleProducts>('web/flash_sale_products'),
    readBanners(args),
    cardTexts(shop),
  ]);
  return { ...toFlashSales(sales, texts), ...bannersOf(placed, 'flash_sales') };
}

export { revalidateUnlessBuying as shouldRevalidate } from '~/features/catalogue/revalidation';

export const handle = styledBy<typeof loader>(({ slides, app, parallax, appParallax }) =>
  backgroundsOf([...slides, ...app, ...parallax, ...appParallax]),
);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({
    title: t('flash.title'),
    description: t('flash.hint'),
    path: '/flash-sales',
    target: 'flash_sales',
  }));

/** Live flash sales, or the next one while none is live. */
export default function FlashSales(): ReactElement {
  const { t } = useApp();
  const { live, next, slides, app, parallax, appParallax } = useLoaderData<typeof loader>();
  return (
    <>
      {slides.length > 0 && <Slider slides={slides} isMain />}
      <AppBanners banners={app} />
      <div className="container-page">
        <PageHead title={t('flash.title')}>
          <p className="mt-1 text-muted">{t('flash.hint')}</p>
        </PageHead>
        {live.map((sale, index) => (
          <SaleSection key={sale.id} sale={sale} mainCount={index === 0 ? 4 : 0} />
        ))}
        {live.length === 0 && (
          <EmptyState
            icon="clock"
            title={t('flash.none')}
            {...(!next && { text: t('flash.noneHint') })}
            action={{ label: t('shop.all'), href: '/Shop' }}
          />
        )}
        {next && (
          <section className="sale">
            <SaleHead sale={{ ...next, title: t('flash.next', { title: next.title }) }} />
          </section>
        )}
      </div>
      <Parallax parallax={parallax} appParallax={appParallax} />
    </>
  );
}
