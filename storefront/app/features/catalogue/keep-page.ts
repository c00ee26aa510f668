import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Putting something into the cart changes nothing on a page of products but the badge, which the frame reads. */
export const keepWhileBuying: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/cart') ? false : defaultShouldRevalidate;
