import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NonceContext } from '~/features/frame/nonce';
import { loadTranslator } from '~/i18n/translator';
import { reloadOnChunkFailure } from '~/ui/chunk-failure';
import { hydrateInParts } from '~/ui/deferred-hydration';
import { documentContainer } from '~/ui/document-container';
import { watchRequests } from '~/ui/failed-requests';
import { registerServiceWorker } from '~/ui/service-worker';

reloadOnChunkFailure();
watchRequests();

/** The nonces of this document, which scripts may read as properties: what is drawn anew needs them too. */
const nonceOf = (selector: string): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.nonce;
const nonces = { script: nonceOf('script[nonce]'), style: nonceOf('style[nonce]') };

// The page asks for it beforehand, so that this seldom waits.
await loadTranslator(document.documentElement.lang);
hydrateInParts(
  () =>
    startTransition(() => {
      hydrateRoot(
        import.meta.env.PROD ? documentContainer() : document,
        <NonceContext.Provider value={nonces}>
          <RemixBrowser />
        </NonceContext.Provider>,
      );
    }),
  // Tells tests, and whoever else drives the page, that every control now answers.
  () => (document.documentElement.dataset.hydrated = ''),
);

if (import.meta.env.PROD) registerServiceWorker();
