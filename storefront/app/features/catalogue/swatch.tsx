import type { ReactElement } from 'react';

/**
 * A colour swatch; uses an SVG attribute rather than a style, so that the content security policy needs no
 * exception.
 */
export function Swatch({ color }: { color: string }): ReactElement {
  return (
    <svg viewBox="0 0 20 20" className="size-5 flex-none" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={color} stroke="#0003" />
    </svg>
  );
}
