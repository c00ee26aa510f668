interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Milliseconds after which a page is fetched ahead even if the browser never rests (specification §9). */
const IDLE_TIMEOUT = 2000;

/** Whether fetching ahead would cost the visitor dear: data saver or a 2g line (specification §9). */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** Does something once the browser rests; the answer calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no such callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
