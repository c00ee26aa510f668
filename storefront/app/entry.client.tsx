import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTranslator } from '~/i18n/translator';
import { reloadOnChunkFailure } from '~/ui/chunk-failure';

reloadOnChunkFailure();

await loadTranslator(document.documentElement.lang);
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js', { scope: '/' }));
}
