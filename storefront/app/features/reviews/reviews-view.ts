import type { ProductReviewPage, WebReview } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { Translate } from '~/i18n/translator';
import { toImage, type ImageView } from '~/ui/picture';

/** One review as it is printed. */
export interface ReviewView {
  id: number;
  author: string;
  /** Full stars of five, and the same in words. */
  stars: { full: string; empty: string; label: string };
  title: string | null;
  body: string;
  date: string;
  isVerified: boolean;
  pictures: { image: ImageView; label: string }[];
  reply: string | null;
  /** What it is about; absent for reviews of a store as a whole. */
  product: { name: string; href: string } | null;
}

/** A product's, or a store's, reviews as they are printed. */
export interface ReviewsView {
  average: string | null;
  count: string;
  /** From five stars down to one, each with its share of all in twentieths. */
  histogram: { stars: string; count: string; share: number; label: string }[];
  reviews: ReviewView[];
  previous: string | null;
  next: string | null;
}

interface Texts {
  t: Translate;
  formats: Formats;
}

const FIVE = 5;
/** Steps of a histogram's bars: as many classes as the stylesheet has. */
const STEPS = 20;

function toReview(review: WebReview, { t, formats }: Texts): ReviewView {
  const author = review.author ?? t('reviews.somebody');
  return {
    id: review.id,
    author,
    stars: starsOf(review.rating, t),
    title: review.title,
    body: review.body,
    date: formats.date(review.written_at),
    isVerified: review.is_verified,
    pictures: review.pictures.map((picture, index) => ({
      image: toImage(picture, 640),
      label: picture.alt || t('reviews.picture', { number: index + 1, name: author }),
    })),
    reply: review.reply,
    product: review.product && { name: review.product.name, href: `/product/${review.product.slug}` },
  };
}

function starsOf(rating: number, t: Translate): ReviewView['stars'] {
  return {
    full: '★'.repeat(rating),
    empty: '★'.repeat(FIVE - rating),
    label: t('reviews.starsOf', { stars: rating }),
  };
}

/** Puts a page of reviews into one visitor's words; `path` is the page that they stand on. */
export function toReviews(page: ProductReviewPage, path: string, texts: Texts): ReviewsView {
  const { t, formats } = texts;
  const all = page.stars.reduce((sum, count) => sum + count, 0);
  const at = (number: number) => `${path}?reviews=${number}#reviews`;
  return {
    average: page.rating_count > 0 ? formats.rating(page.rating_avg) : null,
    count: t('product.ratings', { count: page.rating_count }),
    histogram: page.stars
      .map((count, index) => ({
        stars: formats.number(index + 1),
        count: formats.number(count),
        share: all ? Math.round((count / all) * STEPS) : 0,
        label: t('reviews.histogram', { stars: index + 1, number: formats.number(count) }),
      }))
      .reverse(),
    reviews: page.reviews.map((review) => toReview(review, texts)),
    previous: page.page > 1 ? at(page.page - 1) : null,
    next: page.page < page.pages ? at(page.page + 1) : null,
  };
}
