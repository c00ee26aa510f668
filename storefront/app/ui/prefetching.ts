interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Milliseconds after which a page is prefetched even if the browser is never idle (specification §9). */
const IDLE_TIMEOUT = 2000;

/**
 * Whether prefetching would be expensive for the visitor: data saver or a 2g connection (specification §9).
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** Runs a task once the browser is idle; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
