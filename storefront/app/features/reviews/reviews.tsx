import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { ReviewsView, ReviewView } from './reviews-view';

function Stars({ stars }: Pick<ReviewView, 'stars'>): ReactElement {
  return (
    <span role="img" aria-label={stars.label} className="text-[var(--star)]">
      {stars.full}
      <span className="text-line">{stars.empty}</span>
    </span>
  );
}

function Histogram({ view }: { view: ReviewsView }): ReactElement {
  return (
    <div>
      <p className="mb-3 flex items-baseline gap-2">
        <b className="text-3xl">{view.average}</b>
        <span className="text-muted">{view.count}</span>
      </p>
      <ul className="grid gap-1.5 text-sm">
        {view.histogram.map(({ stars, count, share, label }) => (
          <li
            key={stars}
            aria-label={label}
            className="grid grid-cols-[2rem_minmax(0,1fr)_2.5rem] items-center gap-2"
          >
            <span aria-hidden="true">{stars} ★</span>
            <span aria-hidden="true" className="review-bar">
              <span className={`review-bar-${share}`} />
            </span>
            <span aria-hidden="true" className="text-end text-muted">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the store has answered. */
function Reply({ text, store }: { text: string; store: string | null }): ReactElement {
  const { t } = useApp();
  return (
    <blockquote className="mt-3 border-s-2 border-line ps-4 text-[0.9375rem]">
      <p className="text-sm font-medium">{store ? t('reviews.replyOf', { store }) : t('reviews.reply')}</p>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </blockquote>
  );
}

interface ListProps {
  view: ReviewsView;
  /** Who answers, where sellers are named. */
  store: string | null;
  /** Whether each review names what it is about. */
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
          <b dir="auto" className="min-w-0">
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
      <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {review.body}
      </p>
      {review.pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.pictures.map(({ image, label }) => (
            <li key={image.src}>
              <a href={image.src} data-document="" aria-label={label} className="review-picture">
                <Picture image={image} sizes="96px" alt="" className="size-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply && <Reply text={review.reply} store={store} />}
    </li>
  );
}

/** How many stars were given, and a page of what was written with them. */
export function ReviewList({ view, store, naming }: ListProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Histogram view={view} />
      <div className="min-w-0">
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

interface ReviewsProps {
  view: ReviewsView;
  /** Address of the form. */
  write: string;
  /** Who answers, where sellers are named. */
  store: string | null;
  /** Whether the visitor has just sent a review. */
  thanks: boolean;
}

/** What buyers say of a product, the latest first. */
export function Reviews({ view, write, store, thanks }: ReviewsProps): ReactElement {
  const { t } = useApp();
  return (
    <section id="reviews" className="home-section scroll-mt-24">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('reviews.title')}</h2>
        <a href={write} rel="nofollow" className="btn btn-quiet">
          {t('reviews.write')}
        </a>
      </div>
      {thanks && (
        <p role="status" className="notice mb-5">
          <Icon name="check" className="size-5 flex-none text-ok" /> {t('reviews.thanks')}
        </p>
      )}
      {view.reviews.length === 0 ? (
        <p className="text-muted">{t('reviews.none')}</p>
      ) : (
        <ReviewList view={view} store={store} />
      )}
    </section>
  );
}
