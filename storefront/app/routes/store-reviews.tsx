import type { VendorDetail, VendorReviewPage } from '@stoa/contracts';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { ReviewList } from '~/features/reviews/reviews';
import { choosesReviews, queryOfReviews, reviewChoiceOf } from '~/features/reviews/review-choice';
import { toReviews } from '~/features/reviews/reviews-view';
import { redirectAddress } from '~/session/redirect-address';
import { guardedShop } from '~/session/guards.server';
import { EmptyState } from '~/ui/empty-state';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

const PAGE = /^[1-9]\d{0,4}$/;

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const { slug } = args.params;
  if (slug === undefined) throw redirect(redirectAddress('/stores', args.request));
  const api = `web/vendor/${encodeURIComponent(slug)}`;
  const { searchParams } = new URL(args.request.url);
  const requested = searchParams.get('reviews') ?? '';
  const choice = reviewChoiceOf(searchParams);
  const page = PAGE.test(requested) ? Number(requested) : 1;
  const [vendor, reviews, texts] = await Promise.all([
    shop.api.get<VendorDetail>(api),
    shop.api.get<VendorReviewPage>(`${api}/reviews`, { page, ...queryOfReviews(choice) }),
    shop.locale(),
  ]);
  const href = `/store/${vendor.slug}`;
  const path = `${href}/reviews`;
  if (page > reviews.pages) throw redirect(redirectAddress(path, args.request));
  const view = toReviews(reviews, { path, choice }, texts);
  return { store: { name: vendor.name, href }, path, page, view, isNarrowed: choosesReviews(searchParams) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) =>
    data
      ? {
          title: t('store.reviewsOf', { store: data.store.name }),
          description: t('store.reviewsHint', { store: data.store.name }),
          path: data.page > 1 ? `${data.path}?reviews=${data.page}` : data.path,
          page: data.page,
          noindex: data.isNarrowed || data.view.reviews.length === 0,
        }
      : null,
  );

/** A store's reviews, of itself and its products. */
export default function StoreReviews(): ReactElement {
  const { t } = useApp();
  const { store, view } = useLoaderData<typeof loader>();
  const trail = [
    { name: t('frame.stores'), href: '/stores' },
    { name: store.name, href: store.href },
  ];
  return (
    <div className="container-page pb-10">
      <PageHead title={t('store.reviewsOf', { store: store.name })} trail={trail} />
      <section id="reviews" className="scroll-mt-24" aria-label={t('reviews.title')}>
        {view.average === null ? (
          <EmptyState
            icon="store"
            title={t('reviews.none')}
            action={{ label: t('store.visit', { store: store.name }), href: store.href }}
          />
        ) : (
          <ReviewList view={view} store={store.name} naming />
        )}
      </section>
    </div>
  );
}
