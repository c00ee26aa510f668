import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Where the forms of product cards go: what they change is shown by the frame and by the cards themselves. */
const OF_CARDS = /^\/(?:cart|WishList|Compare|delivery)(?:$|\?)/;

/** Putting something into the cart or on the wish list, or naming a place, changes nothing on a page of products but what the frame reads. */
export const keepWhileBuying: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  OF_CARDS.test(formAction ?? '') ? false : defaultShouldRevalidate;

/** Parameters that name a choice: the page holds what every choice leads to. */
const CHOICE = /^(?:variant|choice\.)/;

const besidesChoice = ({ pathname, searchParams }: URL): string =>
  [pathname, ...[...searchParams].filter(([name]) => !CHOICE.test(name)).map(String)].join('&');

/** Choosing an option asks nothing of the server either. */
export const keepWhileChoosing: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, formMethod } = args;
  const isChoice = !formMethod && currentUrl.search !== nextUrl.search;
  return isChoice && besidesChoice(currentUrl) === besidesChoice(nextUrl) ? false : keepWhileBuying(args);
};
