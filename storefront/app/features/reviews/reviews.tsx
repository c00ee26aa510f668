import { REVIEWS_PER_PAGE } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Deferred, Skeleton, type SecondaryData } from '~/ui/deferred';
import { Icon } from '~/ui/icons';
import { Photos } from '~/features/pictures/photos';
import type { ReviewsView, ReviewView } from './reviews-view';

function Stars({ stars }: Pick<ReviewView, 'stars'>): ReactElement {
  return (
    <span role="img" aria-label={stars.label} className="text-[var(--star)]">
      {stars.full}
      <span className="text-line">{stars.empty}</span>
    </span>
  );
}

const ROW =
  'grid min-h-11 grid-cols-[2rem_minmax(0,1fr)_2.5rem] items-center gap-2 aria-[current]:font-bold lg:min-h-7';

function Bar({ row: { stars, count, share } }: { row: ReviewsView['histogram'][number] }): ReactElement {
  return (
    <>
      <span aria-hidden="true">{stars} ★</span>
      <span aria-hidden="true" className="review-bar">
        <span className={`review-bar-${share}`} />
      </span>
      <span aria-hidden="true" className="text-end text-muted">
        {count}
      </span>
    </>
  );
}

function Histogram({ view }: { view: ReviewsView }): ReactElement {
  return (
    <div>
      <p className="mb-3 flex items-baseline gap-2">
        <b className="text-3xl">{view.average}</b>
        <span className="text-muted">{view.count}</span>
      </p>
      <ul className="grid text-sm">
        {view.histogram.map((row) => (
          <li key={row.stars}>
            {row.href ? (
              <a
                href={row.href}
                rel="nofollow"
                aria-label={row.label}
                aria-current={row.isOn || undefined}
                className={ROW}
              >
                <Bar row={row} />
              </a>
            ) : (
              <span role="img" aria-label={row.label} className={ROW}>
                <Bar row={row} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The store's reply. */
function Reply({ text, store }: { text: string; store: string | null }): ReactElement {
  const { t } = useApp();
  return (
    <blockquote className="mt-3 border-s-2 border-line ps-4 text-[0.9375rem]">
      <p className="text-sm font-medium">{store ? t('reviews.replyOf', { store }) : t('reviews.reply')}</p>
      <p dir="auto" className="w-fit whitespace-pre-line">
        {text}
      </p>
    </blockquote>
  );
}

interface ListProps {
  view: ReviewsView;
  /** Name of the replying store, if vendors are shown. */
  store: string | null;
  /** Whether each review names its product. */
  naming?: boolean;
}

function Review({
  review,
  store,
  naming,
}: { review: ReviewView } & Pick<ListProps, 'store' | 'naming'>): ReactElement {
  const { t } = useApp();
  return (
    <li className="border-b border-line py-5 first:pt-0 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={review.stars} />
        {review.title && (
          <b dir="auto" lang={review.language?.code} className="min-w-0">
            {review.title}
          </b>
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted">
        <bdi>{review.author}</bdi> · <span>{review.date}</span>
        {review.isVerified && (
          <span className="flex items-center gap-1 text-ok">
            <Icon name="check" className="size-4" /> {t('reviews.verified')}
          </span>
        )}
      </p>
      {naming && review.product && (
        <a href={review.product.href} className="link inline-flex min-h-11 items-center text-sm">
          <bdi>{review.product.name}</bdi>
        </a>
      )}
      <p
        dir="auto"
        lang={review.language?.code}
        className="mt-2 w-fit max-w-prose whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {review.body}
      </p>
      {review.language && <p className="mt-1 text-sm text-muted">{review.language.label}</p>}
      {review.photos.images.length > 0 && (
        <div className="mt-3">
          <Photos photos={review.photos.images} name={review.photos.name} />
        </div>
      )}
      {review.reply && <Reply text={review.reply} store={store} />}
    </li>
  );
}

/** Sort orders and filters as links. */
function Choices({ view }: { view: ReviewsView }): ReactElement {
  const { t } = useApp();
  const links = (choices: ReviewsView['sorts'], id: string, name: string) => (
    <>
      <span id={id} className="text-muted">
        {name}
      </span>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
        {choices.map(({ label, href, isOn }) => (
          <li key={label}>
            <a href={href ?? undefined} rel="nofollow" aria-current={isOn || undefined} className="chip">
              {isOn && <Icon name="check" className="size-4" />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <div className="mb-5 grid items-center gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {links(view.sorts, 'reviews-sort', t('reviews.sort.label'))}
      {links(view.filters, 'reviews-filter', t('reviews.filter'))}
    </div>
  );
}

/** Histogram of ratings and a page of reviews. */
export function ReviewList({ view, store, naming }: ListProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Histogram view={view} />
      <div className="min-w-0">
        <Choices view={view} />
        {view.reviews.length === 0 && <p className="text-muted">{t('reviews.noneChosen')}</p>}
        {view.all && (
          <a href={view.all} rel="nofollow" className="link inline-flex min-h-11 items-center text-sm">
            {t('reviews.all')}
          </a>
        )}
        <ul>
          {view.reviews.map((review) => (
            <Review key={review.id} review={review} store={store} naming={naming} />
          ))}
        </ul>
        <nav aria-label={t('reviews.title')} className="flex gap-3">
          {view.previous && (
            <a href={view.previous} rel="nofollow" className="btn btn-quiet">
              {t('shop.previousPage')}
            </a>
          )}
          {view.next && (
            <a href={view.next} rel="nofollow" className="btn btn-quiet">
              {t('shop.nextPage')}
            </a>
          )}
        </nav>
      </div>
    </div>
  );
}

/** As high as the reviews: the histogram, and up to a page of them. */
function ReviewsSkeleton({ count }: { count: number }): ReactElement {
  if (count === 0) return <Skeleton rows={1} className="h-6" />;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Skeleton rows={1} className="h-48" />
      <Skeleton rows={Math.min(count, REVIEWS_PER_PAGE)} className="h-32" />
    </div>
  );
}

interface ReviewsProps {
  view: SecondaryData<ReviewsView>;
  /** Number of all reviews. */
  count: number;
  /** URL of the review form. */
  write: string;
  /** Name of the replying store, if vendors are shown. */
  store: string | null;
  /** Whether the visitor has just sent a review. */
  thanks: boolean;
}

/** A product's reviews. */
export function Reviews({ view, count, write, store, thanks }: ReviewsProps): ReactElement {
  const { t } = useApp();
  return (
    <section id="reviews" className="home-section scroll-mt-24">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="section-title">{t('reviews.title')}</h2>
        <a href={write} rel="nofollow" className="btn btn-quiet">
          {t('reviews.write')}
        </a>
      </div>
      {thanks && (
        <p role="status" className="notice mb-5">
          <Icon name="check" className="size-5 flex-none text-ok" /> {t('reviews.thanks')}
        </p>
      )}
      <Deferred data={view} skeleton={<ReviewsSkeleton count={count} />}>
        {(reviews) =>
          reviews.average === null ? (
            <p className="text-muted">{t('reviews.none')}</p>
          ) : (
            <ReviewList view={reviews} store={store} />
          )
        }
      </Deferred>
    </section>
  );
}
