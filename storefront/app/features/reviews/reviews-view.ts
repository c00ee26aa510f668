import { REVIEW_SORTS, type ProductReviewPage, type WebReview } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { Translate } from '~/i18n/translator';
import { toImage, type ImageView } from '~/ui/picture';
import { addressOfReviews, type ReviewChoice } from './review-choice';

/** One review as it is printed. */
export interface ReviewView {
  id: number;
  author: string;
  /** Full stars of five, and the same in words. */
  stars: { full: string; empty: string; label: string };
  title: string | null;
  body: string;
  /** Named where it is not the page's. */
  language: { code: string; label: string } | null;
  date: string;
  isVerified: boolean;
  pictures: { image: ImageView; label: string }[];
  reply: string | null;
  /** What it is about; absent for reviews of a store as a whole. */
  product: { name: string; href: string } | null;
}

/** A way to choose among reviews, without a script. */
interface ChoiceLink {
  label: string;
  /** Null where there is nothing to be seen. */
  href: string | null;
  isOn: boolean;
}

/** A product's, or a store's, reviews as they are printed. */
export interface ReviewsView {
  average: string | null;
  count: string;
  /** From five stars down to one, each with its share of all in twentieths. */
  histogram: (ChoiceLink & { stars: string; count: string; share: number })[];
  sorts: ChoiceLink[];
  filters: ChoiceLink[];
  /** Address of all reviews, where some are left out. */
  all: string | null;
  reviews: ReviewView[];
  previous: string | null;
  next: string | null;
}

interface Texts {
  t: Translate;
  formats: Formats;
  /** Of the page. */
  language: string;
}

/** Where reviews stand, and which of them are asked for. */
interface Place {
  path: string;
  choice: ReviewChoice;
}

const FIVE = 5;
/** Steps of a histogram's bars: as many classes as the stylesheet has. */
const STEPS = 20;

function toReview(review: WebReview, { t, formats, language }: Texts): ReviewView {
  const author = review.author ?? t('reviews.somebody');
  return {
    id: review.id,
    author,
    stars: starsOf(review.rating, t),
    title: review.title,
    body: review.body,
    language:
      review.language && review.language !== language ? languageOf(review.language, { t, language }) : null,
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

function languageOf(code: string, { t, language }: Pick<Texts, 't' | 'language'>): ReviewView['language'] {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return { code, label: t('reviews.writtenIn', { language: name }) };
}

function choicesOf({ path, choice }: Place, t: Translate): Pick<ReviewsView, 'sorts' | 'filters' | 'all'> {
  const to = (change: Partial<ReviewChoice>) => addressOfReviews(path, { ...choice, ...change });
  const { stars, pictures, verified } = choice;
  return {
    sorts: REVIEW_SORTS.map((sort) => ({
      label: t(`reviews.sort.${sort}`),
      href: to({ sort }),
      isOn: choice.sort === sort,
    })),
    filters: [
      { label: t('reviews.withPictures'), href: to({ pictures: !pictures }), isOn: pictures },
      { label: t('reviews.verified'), href: to({ verified: !verified }), isOn: verified },
    ],
    all: stars || pictures || verified ? to({ stars: null, pictures: false, verified: false }) : null,
  };
}

/** Puts a page of reviews into one visitor's words. */
export function toReviews(page: ProductReviewPage, place: Place, texts: Texts): ReviewsView {
  const { t, formats } = texts;
  const { path, choice } = place;
  const all = page.stars.reduce((sum, count) => sum + count, 0);
  const at = (number: number) => addressOfReviews(path, choice, number);
  return {
    average: page.rating_count > 0 ? formats.rating(page.rating_avg) : null,
    count: t('product.ratings', { count: page.rating_count }),
    histogram: page.stars
      .map((count, index) => ({
        stars: formats.number(index + 1),
        count: formats.number(count),
        share: all ? Math.round((count / all) * STEPS) : 0,
        label: t('reviews.histogram', { count: index + 1, number: formats.number(count) }),
        isOn: choice.stars === index + 1,
        href: count
          ? addressOfReviews(path, { ...choice, stars: choice.stars === index + 1 ? null : index + 1 })
          : null,
      }))
      .reverse(),
    ...choicesOf(place, t),
    reviews: page.reviews.map((review) => toReview(review, texts)),
    previous: page.page > 1 ? at(page.page - 1) : null,
    next: page.page < page.pages ? at(page.page + 1) : null,
  };
}
