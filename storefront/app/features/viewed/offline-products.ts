/** A product as the page for being offline shows it. */
export interface OfflineProduct {
  name: string;
  path: string;
  /** The price as it was read, with its currency. */
  price: string;
  /** Where a small picture is fetched from; empty where there is none. */
  picture: string;
  /** Milliseconds since 1970. */
  seenAt: number;
}

/** The service worker keeps them, because nothing else is there without a connection. */
function tell(
  message: { type: 'seen-product'; product: OfflineProduct } | { type: 'forget-products' },
): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(message),
    () => undefined,
  );
}

/** Keeps a product for the page for being offline. */
export const keepOffline = (product: OfflineProduct): void => tell({ type: 'seen-product', product });

/** Forgets all that were kept. */
export const forgetOffline = (): void => tell({ type: 'forget-products' });
