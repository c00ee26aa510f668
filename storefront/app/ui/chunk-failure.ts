const KEY = 'reloaded-at';
/** Milliseconds between two reloads (specification §4.1). */
const PAUSE = 60_000;

/** Reloads the page when a part of the program can't be had, such as after a deployment; once in 60 seconds. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY)) || 0;
    if (Date.now() - last < PAUSE) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
