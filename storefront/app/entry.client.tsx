import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { deferBlurByPress } from '~/features/forms/blur-by-press';
import { replaceValidationBubbles } from '~/features/forms/native-validation';
import { NonceContext } from '~/features/frame/nonce';
import { loadTranslator } from '~/i18n/translator';
import { reloadOnChunkFailure } from '~/ui/chunk-failure';
import { hydrateInParts } from '~/ui/hydration-parts';
import { documentContainer } from '~/ui/document-container';
import { watchRequests } from '~/ui/failed-requests';
import { setOtherRoutesAside } from '~/ui/other-routes';
import { registerServiceWorker } from '~/ui/service-worker';

reloadOnChunkFailure();
watchRequests();
deferBlurByPress();
replaceValidationBubbles();

/** This document's CSP nonces, which scripts may read as properties: client-side rendering needs them too. */
const nonceOf = (selector: string): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.nonce;
const nonces = { script: nonceOf('script[nonce]'), style: nonceOf('style[nonce]') };

// The page preloads it, so this seldom waits.
await loadTranslator(document.documentElement.lang);
const addOtherRoutes = setOtherRoutesAside();
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      import.meta.env.PROD ? documentContainer() : document,
      <NonceContext.Provider value={nonces}>
        <RemixBrowser />
      </NonceContext.Provider>,
    );
  });
hydrateInParts(
  [hydrate, addOtherRoutes],
  // Signals to tests and other automation that every control is now interactive.
  () => (document.documentElement.dataset.hydrated = ''),
);

if (import.meta.env.PROD) registerServiceWorker();
