import { Fragment, type ReactElement } from 'react';
import type { Formats } from '~/i18n/format';

interface LineFactsProps {
  /** In the language in which the order was placed, which may be written in the other direction. */
  options: readonly { name: string; value: string }[];
  /** Further facts in the page's language, such as the quantity. */
  facts: readonly string[];
}

/** The number of pieces of a line; no line breaks within it. */
export const piecesText = (quantity: number, { number }: Pick<Formats, 'number'>): string =>
  `×\u00a0${number(quantity)}`;

/** Options and quantity of an order's line. */
export function LineFacts({ options, facts }: LineFactsProps): ReactElement {
  return (
    <span className="block text-sm text-muted">
      {options.map(({ name, value }) => (
        <Fragment key={name}>
          <bdi className="inline-block">{`${name}: ${value}`}</bdi>
          {' · '}
        </Fragment>
      ))}
      {facts.join(' · ')}
    </span>
  );
}
