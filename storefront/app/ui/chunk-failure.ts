const KEY = 'reloaded-at';
/** Minimum milliseconds between two reloads (specification §4.1). */
const PAUSE = 60_000;

/**
 * Reloads the page if a chunk fails to load, such as after a deployment; at most once in 60 seconds. Offline, the page
 * stays: a reload would lose it with everything that was entered.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(KEY)) || 0;
    if (Date.now() - last < PAUSE) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
