import { REVIEW_SORTS, type ProductReviewPage, type WebReview } from '@stoa/contracts';
import { formattedOnce } from '~/api/formatted-answers';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate } from '~/i18n/translator';
import { toImage, type ImageView } from '~/ui/picture';
import { addressOfReviews, type ReviewChoice } from './review-choice';

/** View model of a review. */
export interface ReviewView {
  id: number;
  author: string;
  /** Full and empty stars, and an accessible label. */
  stars: { full: string; empty: string; label: string };
  title: string | null;
  body: string;
  /** Set if it differs from the page's language. */
  language: { code: string; label: string } | null;
  date: string;
  isVerified: boolean;
  photos: { images: ImageView[]; name: string };
  reply: string | null;
  /** The reviewed product; null for reviews of a store as a whole. */
  product: { name: string; href: string } | null;
}

/** A filter or sort order as a link, which works without scripts. */
interface ChoiceLink {
  label: string;
  /** Null if there is no result. */
  href: string | null;
  isOn: boolean;
}

/** View model of a product's or store's reviews. */
export interface ReviewsView {
  average: string | null;
  count: string;
  /** From five stars down to one, each with its share of all in twentieths. */
  histogram: (ChoiceLink & { stars: string; count: string; share: number })[];
  sorts: ChoiceLink[];
  filters: ChoiceLink[];
  /** URL without filters; null if none is set. */
  all: string | null;
  reviews: ReviewView[];
  previous: string | null;
  next: string | null;
}

interface Texts {
  t: ServerTranslate;
  formats: Formats;
  /** The page's language. */
  language: string;
}

/** Path and filters of a page of reviews. */
interface Place {
  path: string;
  choice: ReviewChoice;
}

const FIVE = 5;
/** Steps of the histogram's bars: as many as the stylesheet has classes. */
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
    photos: {
      name: t('reviews.photos', { name: author }),
      images: review.pictures.map((picture, index) => ({
        ...toImage(picture),
        alt: picture.alt || t('reviews.picture', { number: index + 1, name: author }),
      })),
    },
    reply: review.reply,
    product: review.product && { name: review.product.name, href: `/product/${review.product.slug}` },
  };
}

function starsOf(rating: number, t: ServerTranslate): ReviewView['stars'] {
  return {
    full: '★'.repeat(rating),
    empty: '★'.repeat(FIVE - rating),
    label: t('reviews.starsOf', { stars: rating }),
  };
}

/** Names of languages by the page's language; creating them is expensive. */
const languageNames = new Map<string, Intl.DisplayNames>();

function namesOfLanguages(language: string): Intl.DisplayNames {
  const ready = languageNames.get(language);
  if (ready) return ready;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  languageNames.set(language, names);
  return names;
}

function languageOf(code: string, { t, language }: Pick<Texts, 't' | 'language'>): ReviewView['language'] {
  const name = namesOfLanguages(language).of(code) ?? code;
  return { code, label: t('reviews.writtenIn', { language: name }) };
}

function choicesOf(
  { path, choice }: Place,
  t: ServerTranslate,
): Pick<ReviewsView, 'sorts' | 'filters' | 'all'> {
  const to = (change: Partial<ReviewChoice>) => addressOfReviews(path, { ...choice, ...change });
  const { stars, pictures, verified } = choice;
  return {
    sorts: [null, ...REVIEW_SORTS].map((sort) => ({
      label: t(`reviews.sort.${sort ?? 'featured'}`),
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

/** Formats a page of reviews for a visitor; once while it stays the same. */
export function toReviews(page: ProductReviewPage, place: Place, texts: Texts): ReviewsView {
  const key = JSON.stringify([texts.language, place]);
  return formattedOnce(page, key, () => reviewsView(page, place, texts));
}

function reviewsView(page: ProductReviewPage, place: Place, texts: Texts): ReviewsView {
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
