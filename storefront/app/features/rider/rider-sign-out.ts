/** Not among the keys of what is remembered of riders, which signing out deletes. */
const KEY = 'rider-signed-out';

/** When a rider has last signed out in this browser; null if never, or where nothing can be stored. */
function lastSignOut(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Tells this browser's other tabs that the rider signs out here. */
export function announceSignOut(): void {
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // They learn it from the server.
  }
}

/**
 * Calls back once the rider has signed out in another tab, also when the page is shown again by a step back or was
 * frozen meanwhile; the result ends that.
 */
export function followSignOut(leave: () => void): () => void {
  const before = lastSignOut();
  const check = (): void => {
    if (lastSignOut() !== before) leave();
  };
  // The tab that signs out becomes hidden by that: it goes to the sign-in itself.
  const checkShown = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  addEventListener('storage', check);
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', checkShown);
  return () => {
    removeEventListener('storage', check);
    removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', checkShown);
  };
}
