import type { SerializeFrom } from '@remix-run/node';
import { useMatches } from '@remix-run/react';
import type { ReactElement } from 'react';
import { NoncedStyle } from './theme-style';

/** What a route tells the document's head beside its meta tags. */
interface PageHandle {
  /** Style rules of checked values that depend on the page's data, such as the backgrounds of its banners. */
  styleOf: (data: unknown) => string;
}

/** A route's `handle` with the style rules that its loader's data need. */
export function styledBy<Loader>(styleOf: (data: SerializeFrom<Loader>) => string): PageHandle {
  return { styleOf: (data) => styleOf(data as SerializeFrom<Loader>) };
}

/** The style rules of the page that is shown: HTML allows style elements in the head alone. */
export function PageStyle(): ReactElement {
  const rules = useMatches().map(({ handle, data }) =>
    data ? ((handle as PageHandle | undefined)?.styleOf(data) ?? '') : '',
  );
  return <NoncedStyle css={rules.join('')} />;
}
