import { useContext, type ReactElement } from 'react';
import { NonceContext } from '~/features/frame/nonce';
import { jsonLd } from '~/features/frame/structured-data';

/** JSON-LD script element. */
export function JsonLd({ data }: { data: object }): ReactElement {
  const { script } = useContext(NonceContext);
  return (
    <script
      type="application/ld+json"
      nonce={script}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
    />
  );
}
