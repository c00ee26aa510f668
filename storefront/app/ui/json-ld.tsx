import { useContext, type ReactElement } from 'react';
import { NonceContext } from '~/features/frame/nonce';
import { jsonLd } from '~/features/frame/structured-data';

/**
 * JSON-LD script element, with its text in the server's HTML only: search engines request each page, and browsers
 * keep what the server has sent.
 * @param of makes the data; never called in browsers
 */
export function JsonLd({ of }: { of: () => object }): ReactElement {
  const { script } = useContext(NonceContext);
  return (
    <script
      type="application/ld+json"
      nonce={script}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLd(of()) : '' }}
    />
  );
}
