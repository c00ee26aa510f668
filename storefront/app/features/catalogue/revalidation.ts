import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Actions of the forms of cards and of a product: their changes are shown by the frame and by the forms themselves. */
const OF_CARDS = /^\/(?:cart|WishList|Compare|delivery|product\/[^/?]+)(?:$|\?)/;

/**
 * Actions on the cart, wish list, comparison or delivery place change nothing in a product page's loader
 * data, only the frame's.
 */
export const revalidateUnlessBuying: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  OF_CARDS.test(formAction ?? '') ? false : defaultShouldRevalidate;

/** Query parameters of a variant choice: the page has already loaded every variant. */
const CHOICE = /^(?:variant|choice\.)/;

const besidesChoice = ({ pathname, searchParams }: URL): string =>
  [pathname, ...[...searchParams].filter(([name]) => !CHOICE.test(name)).map(String)].join('&');

/** Choosing an option does not revalidate either. */
export const revalidateUnlessChoosing: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, formMethod } = args;
  const isChoice = !formMethod && currentUrl.search !== nextUrl.search;
  return isChoice && besidesChoice(currentUrl) === besidesChoice(nextUrl)
    ? false
    : revalidateUnlessBuying(args);
};
