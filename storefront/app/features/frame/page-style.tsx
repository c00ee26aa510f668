import type { SerializeFrom } from '@remix-run/node';
import { useMatches } from '@remix-run/react';
import type { ReactElement } from 'react';
import { NoncedStyle } from './theme-style';

/** A route's `handle`: what it adds to the document's head besides meta tags. */
interface PageHandle {
  /** CSS rules of validated values that depend on the page's data, such as banner backgrounds. */
  styleOf: (data: unknown) => string;
}

/** A route's `handle` with CSS rules from its loader data. */
export function styledBy<Loader>(styleOf: (data: SerializeFrom<Loader>) => string): PageHandle {
  return { styleOf: (data) => styleOf(data as SerializeFrom<Loader>) };
}

/** CSS rules of the current page: HTML allows style elements in the head only. */
export function PageStyle(): ReactElement {
  const rules = useMatches().map(({ handle, data }) =>
    data ? ((handle as PageHandle | undefined)?.styleOf(data) ?? '') : '',
  );
  return <NoncedStyle css={rules.join('')} />;
}
