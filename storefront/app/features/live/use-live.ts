import { useEffect, useRef } from 'react';
import type { Hear } from './live-facts';

/** The channel of whoever is signed in. */
export const OWN = 'own';

/** When listening begins: once the browser has nothing else to do, or once the page is used. */
type Start = 'idle' | 'used';

/**
 * Hears a channel's live events while the component is shown; nothing while it is null. What that takes is loaded
 * after all that the page needs itself.
 */
export function useLive(channel: string | null, hear: Hear, start: Start = 'idle'): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!channel) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = () =>
      void import('./listen')
        .then(({ listen }) => {
          if (!isOver) stop = listen(channel, (event, payload) => latest.current(event, payload));
        })
        // Without it the page says what it said when it was loaded.
        .catch(() => undefined);
    const cancel = start === 'used' ? whenUsed(begin) : whenIdle(begin);
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [channel, start]);
}

/** Milliseconds after which a page that is only looked at counts as used. */
const LOOKED_AT = 10_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

function whenUsed(begin: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    SIGNS.forEach((sign) => window.removeEventListener(sign, used));
  };
  const used = () => {
    cancel();
    begin();
  };
  const timer = setTimeout(used, LOOKED_AT);
  SIGNS.forEach((sign) => window.addEventListener(sign, used, { passive: true }));
  return cancel;
}

/** Safari knows no idle callbacks. */
function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
