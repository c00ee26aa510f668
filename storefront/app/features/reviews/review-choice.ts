import { REVIEW_SORTS, type ReviewSort } from '@stoa/contracts';

/** Sort order and filters of reviews. */
export interface ReviewChoice {
  sort: ReviewSort | null;
  stars: number | null;
  pictures: boolean;
  verified: boolean;
}

/** Query parameters of the sort order and filters; `reviews` is the page number. */
const NAMES = ['reviews_sort', 'stars', 'pictures', 'verified'] as const;

/** The choice in a URL; invalid values are ignored. */
export function reviewChoiceOf(params: URLSearchParams): ReviewChoice {
  const sort = REVIEW_SORTS.find((one) => one === params.get('reviews_sort')) ?? null;
  const stars = /^[1-5]$/.test(params.get('stars') ?? '') ? Number(params.get('stars')) : null;
  return { sort, stars, pictures: params.get('pictures') === '1', verified: params.get('verified') === '1' };
}

/** Whether a URL has any sort order or filter. */
export const choosesReviews = (params: URLSearchParams): boolean => NAMES.some((name) => params.has(name));

/** The choice as API query. */
export function queryOfReviews({ sort, stars, pictures, verified }: ReviewChoice): Record<string, string> {
  return {
    ...(sort && { sort }),
    ...(stars && { stars: String(stars) }),
    ...(pictures && { pictures: '1' }),
    ...(verified && { verified: '1' }),
  };
}

/** URL of a page of reviews, below a page's path. */
export function addressOfReviews(path: string, choice: ReviewChoice, page = 1): string {
  const { sort, ...rest } = queryOfReviews(choice);
  const query = new URLSearchParams({
    ...(page > 1 && { reviews: String(page) }),
    ...(sort && { reviews_sort: sort }),
    ...rest,
  });
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}#reviews`;
}
