import type { VendorDetail } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { backgroundsOf, bannersAt, bannersInStore } from '~/features/banners/banner-view';
import { Banners } from '~/features/banners/banners';
import { readBanners, readVendorBanners } from '~/features/banners/read-banners.server';
import { StoreCoupons } from '~/features/coupons/store-coupons';
import { readStoreCoupons } from '~/features/coupons/store-coupons.server';
import { useApp } from '~/features/frame/app-context';
import { styledBy } from '~/features/frame/page-style';
import { firstPicture } from '~/features/catalogue/card-view';
import { FaqList } from '~/features/faqs/faq-list';
import { readFaqs } from '~/features/faqs/read-faqs.server';
import { pageMeta } from '~/features/frame/page-meta';
import { toSeo } from '~/features/frame/seo-view';
import { ProductList } from '~/features/shop/product-list';
import { readShop } from '~/features/shop/read-shop.server';
import { plainText } from '~/features/stores/plain-text';
import { StoreHead } from '~/features/stores/store-head';
import { awayText, toStore } from '~/features/stores/store-view';
import { guardedShop } from '~/session/guards.server';
import { deferSecondary, secondary } from '~/session/secondary-data.server';
import type { Shop } from '~/session/shop.server';
import { Deferred } from '~/ui/deferred';
import { PageTrail } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const slug = args.params.slug ?? '';
  const url = new URL(args.request.url);
  const faqs = secondary(readFaqs(shop, { vendor: slug }));
  const [vendor, view, own, placed, locale] = await Promise.all([
    shop.api.get<VendorDetail>(`web/vendor/${encodeURIComponent(slug)}`),
    readShop(shop, url, { vendor: slug }),
    readVendorBanners(args, slug),
    readBanners(args),
    shop.locale(),
  ]);
  return deferSecondary(args, {
    view,
    coupons: secondary(readStoreCoupons(shop, vendor.id)),
    banners: [...bannersInStore(own), ...bannersAt(placed, 'store')],
    faqs,
    path: `/store/${vendor.slug}`,
    canonical: `/store/${vendor.slug}${view.page > 1 ? `?page=${view.page}` : ''}`,
    seo: toSeo(vendor.seo),
    head: {
      store: toStore(vendor, locale),
      description: plainText(vendor.description),
      policies: plainText(vendor.policies),
      followers: vendor.followers_count
        ? locale.t('store.followers', { count: vendor.followers_count })
        : null,
      notice: noticeOf(vendor, locale),
    },
  });
}

/** Notice of a store that is on vacation, with its end, or closed. */
function noticeOf(vendor: VendorDetail, locale: Awaited<ReturnType<Shop['locale']>>): string | null {
  if (vendor.vacation) return awayText(vendor.vacation, locale);
  return vendor.store_status === 'open' ? null : locale.t('store.closed');
}

export { revalidateUnlessBuying as shouldRevalidate } from '~/features/catalogue/revalidation';

/** Whether the URL has parameters besides language and page; such pages are not indexed. */
const isNarrowed = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => !['lang', 'page'].includes(name));

export const handle = styledBy<typeof loader>(({ banners }) => backgroundsOf(banners));

export const meta: MetaFunction<typeof loader> = ({ matches, data, location }) =>
  pageMeta(matches, () =>
    data
      ? {
          ...data.seo,
          path: data.canonical,
          page: data.view.page,
          noindex: data.seo.noindex || isNarrowed(location.search),
          image: data.seo.image ?? data.head.store.cover?.src ?? firstPicture(data.view.cards).image,
        }
      : null,
  );

/** A vendor's store. */
export default function Store(): ReactElement {
  const { t } = useApp();
  const { view, head, path, banners, faqs, coupons } = useLoaderData<typeof loader>();
  return (
    <div className="container-page">
      <div className="pt-3 pb-2">
        <PageTrail
          trail={[
            { name: t('frame.stores'), href: '/stores' },
            { name: head.store.name, href: path },
          ]}
        />
      </div>
      <StoreHead {...head} />
      <Deferred data={coupons}>{(own) => <StoreCoupons coupons={own} />}</Deferred>
      <Banners banners={banners} className="pb-6" />
      <ProductList view={view} path={path} />
      <Deferred data={faqs}>
        {(questions) => <FaqList faqs={questions} className="home-section max-w-4xl" />}
      </Deferred>
    </div>
  );
}
