import { REVIEW_SORTS, type ReviewSort } from '@stoa/contracts';

/** Which reviews a page shows, and in which order. */
export interface ReviewChoice {
  sort: ReviewSort | null;
  stars: number | null;
  pictures: boolean;
  verified: boolean;
}

/** Parameters of an address that choose among reviews; `reviews` is the page. */
const NAMES = ['reviews_sort', 'stars', 'pictures', 'verified'] as const;

/** What an address asks for; what it can't mean counts for nothing. */
export function reviewChoiceOf(params: URLSearchParams): ReviewChoice {
  const sort = REVIEW_SORTS.find((one) => one === params.get('reviews_sort')) ?? null;
  const stars = /^[1-5]$/.test(params.get('stars') ?? '') ? Number(params.get('stars')) : null;
  return { sort, stars, pictures: params.get('pictures') === '1', verified: params.get('verified') === '1' };
}

/** Whether an address asks for anything but the page as it is. */
export const choosesReviews = (params: URLSearchParams): boolean => NAMES.some((name) => params.has(name));

/** The same as the API wants it. */
export function queryOfReviews({ sort, stars, pictures, verified }: ReviewChoice): Record<string, string> {
  return {
    ...(sort && { sort }),
    ...(stars && { stars: String(stars) }),
    ...(pictures && { pictures: '1' }),
    ...(verified && { verified: '1' }),
  };
}

/** Address of the reviews that are chosen, below a page's path. */
export function addressOfReviews(path: string, choice: ReviewChoice, page = 1): string {
  const { sort, ...rest } = queryOfReviews(choice);
  const query = new URLSearchParams({
    ...(page > 1 && { reviews: String(page) }),
    ...(sort && { reviews_sort: sort }),
    ...rest,
  });
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}#reviews`;
}
