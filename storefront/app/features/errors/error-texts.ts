import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import { translatorFor } from '~/i18n/translator';

/**
 * The specification's English error texts (§2.2), used while no translations are loaded; same as in
 * `en.json`.
 */
export const ENGLISH = {
  notFound: 'This page could not be found',
  notFoundHint: 'Oops! Page not found',
  gone: 'This is no longer available',
  tooMany: '429 - Too Many Requests',
  tooManyHint: 'Please wait a moment, then try again.',
  server: '500 - Internal Server Error',
  other: 'An error occurred',
  retry: 'Try again',
  home: 'Back to Home page',
  browse: 'Browse the shop',
} as const;

/** Shown below the title while not even the frame's data can be loaded, and so no translations. */
export const UNREACHABLE = 'The shop cannot be reached at the moment.';

/** Looks up a text of an error page. */
export type ErrorText = (key: keyof typeof ENGLISH) => string;

/** Texts of an error page while no translations are loaded. */
export const inEnglish: ErrorText = (key) => ENGLISH[key];

/** Texts of an error page. */
export interface ErrorTexts {
  title: string;
  detail: string | null;
}

/** Texts for a status; `message` is the response's own. */
export function errorTexts(text: ErrorText, status: number, message: string): ErrorTexts {
  if (status === 404) return { title: text('notFound'), detail: text('notFoundHint') };
  if (status === 410) return { title: text('gone'), detail: message || null };
  if (status === 429) return { title: text('tooMany'), detail: text('tooManyHint') };
  if (status === 500) return { title: text('server'), detail: message || null };
  return { title: text('other'), detail: message || `Status ${status}` };
}

/** An error without a status of its own counts as 500 (specification §2.2). */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** A page's title with the shop's name, unless it contains it already. */
export const titleInShop = (title: string, shop: string): string =>
  title.includes(shop) ? title : `${title} | ${shop}`;

/** Meta tags of an error page; without the frame's data its title is English and lacks the shop's name. */
export function errorMeta(
  error: unknown,
  frame?: { language: string; shop: { name: string } },
): MetaDescriptor[] {
  const t = frame ? translatorFor(frame.language) : null;
  const { title } = errorTexts(t ? (key) => t(`errorPage.${key}`) : inEnglish, statusOf(error), '');
  return [
    { title: frame ? titleInShop(title, frame.shop.name) : title },
    { name: 'robots', content: 'noindex' },
  ];
}
