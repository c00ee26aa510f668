import { useContext, type ReactElement } from 'react';
import { NonceContext } from '~/features/frame/nonce';
import { jsonLd } from '~/features/frame/structured-data';

/**
 * JSON-LD script element, with its text in the server's HTML only: search engines request each page, and browsers
 * keep what the server has sent.
 * @param of makes the data; null in browsers, which so don't load the code
 */
export function JsonLd({ of }: { of: (() => object) | null }): ReactElement {
  const { script } = useContext(NonceContext);
  return (
    <script
      type="application/ld+json"
      nonce={script}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && of ? jsonLd(of()) : '' }}
    />
  );
}
