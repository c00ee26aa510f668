import type { ReactElement } from 'react';

const paths = {
  cart: 'M3 4h2l2.4 11.2a1.5 1.5 0 0 0 1.5 1.2h8.4a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6M9.5 20.5h.01M17 20.5h.01',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM21 21l-5.5-5.5',
  account: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4 20.5c1-4 4.2-5.5 8-5.5s7 1.5 8 5.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  down: 'M6 9.5l6 6 6-6',
  heart:
    'M12 20.5C5.500 16 3 12.700 3 9a4.700 4.700 0 0 1 9-2 4.700 4.700 0 0 1 9 2c0 3.700-2.500 7-9 11.500Z',
  compare: 'M8 20V7M8 20l-3.500-3.500M8 20l3.500-3.500M16 4v13M16 4l-3.500 3.500M16 4l3.500 3.500',
  next: 'M9.5 5.5l6.5 6.5-6.5 6.5',
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  bin: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 13h9.400l.8-13M10.3 11v5.5M13.7 11v5.5',
  store:
    'M4 9.5V20h16V9.5M3 9.5L5 4h14l2 5.5c0 1.5-1.3 2.5-2.7 2.5S15.2 11 15.2 9.5c0 1.5-1.5 2.5-3.2 2.5s-3.2-1-3.2-2.5C8.8 11 7.2 12 5.7 12S3 11 3 9.5ZM10 20v-4.5h4V20',
  shield: 'M12 3l7.5 2.800V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.800L12 3ZM8.8 12l2.3 2.3 4.2-4.5',
  returns: 'M4 9h10.5a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  truck:
    'M3 6h11v10H3V6ZM14 9.5h3.700L21 13v3h-7M7 18.800a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600ZM17 18.800a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600Z',
  mail: 'M3.5 6h17v12h-17V6ZM4 6.500l8 6.500 8-6.500',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3Z',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9Z',
  grid: 'M4 4h6.5v6.5H4V4ZM13.5 4H20v6.5h-6.5V4ZM4 13.5h6.5V20H4v-6.5ZM13.5 13.5H20V20h-6.5v-6.5Z',
  filter: 'M3.5 6h17M6.5 12h11M10 18h4',
  warning: 'M12 4L2.8 20h18.400L12 4ZM12 10v4.5M12 17.5h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.200l3.5 2',
  lock: 'M6 10.5h12V20H6v-9.5ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
} as const;

export type IconName = keyof typeof paths;

/** Classes of icons with a direction: they point along the reading direction, or turn over when their part opens. */
const directions: Partial<Record<IconName, string>> = {
  next: 'mirror',
  previous: 'mirror',
  returns: 'mirror',
  truck: 'mirror',
  down: 'fold-mark',
};

/** Markup, since pages have dozens of icons and each element costs a rendering. */
const drawings = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [name, { __html: `<path d="${path}"></path>` }]),
) as Record<IconName, { __html: string }>;

/** An icon's content, where no component renders it. */
export const drawingOf = (name: IconName): string => drawings[name].__html;

/** A line icon; hidden from screen readers, as it is always next to a text or within a labelled element. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${directions[name] ?? ''} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={drawings[name]}
    />
  );
}
