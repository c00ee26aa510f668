/** A product on the offline page. */
export interface OfflineProduct {
  name: string;
  path: string;
  /** The price as it was shown, with its currency. */
  price: string;
  /** URL of a small image; empty without one. */
  picture: string;
  /** Milliseconds since 1970. */
  seenAt: number;
}

/** Stored by the service worker, which renders the offline page. */
function postMessage(
  message: { type: 'seen-product'; product: OfflineProduct } | { type: 'forget-products' },
): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(message),
    () => undefined,
  );
}

/** Stores a product for the offline page. */
export const keepOffline = (product: OfflineProduct): void => postMessage({ type: 'seen-product', product });

/** Deletes all stored products. */
export const forgetOffline = (): void => postMessage({ type: 'forget-products' });
