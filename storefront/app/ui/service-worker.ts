import { useEffect } from 'react';
import { useApp } from '~/features/frame/app-context';

/**
 * Registers the service worker after the page's load event, or at once if that has fired (specification
 * §7.9).
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Private windows and full disks refuse it; the shop works without.
    navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Sends the service worker the texts of the offline page, in the language and colour of the current page. */
export function useOfflineTexts(): void {
  const { t, frame } = useApp();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const texts = {
      language: frame.language,
      direction: frame.direction,
      title: t('offline.title'),
      text: t('offline.text'),
      retry: t('request.retry'),
      seen: t('offline.seen'),
      seenOn: t('offline.seenOn', { date: '{date}' }),
      shop: frame.shop.name,
      color: frame.theme.primary_color,
    };
    navigator.serviceWorker.ready.then(
      ({ active }) => active?.postMessage({ type: 'offline-texts', texts }),
      () => undefined,
    );
  }, [t, frame]);
}
