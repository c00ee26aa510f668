import { useEffect, useRef } from 'react';
import { whenIdle } from '~/ui/prefetching';
import type { Hear } from './live-facts';

/** Pseudo channel of the signed-in customer. */
export const OWN = 'own';

/** When listening begins: once the browser is idle, or on first interaction. */
type Start = 'idle' | 'used';

/**
 * Subscribes to a channel's live events while the component is mounted; not while it is null. The code is
 * loaded after everything that the page itself needs.
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
        // Without live events the page keeps showing its loader data.
        .catch(() => undefined);
    const cancel = start === 'used' ? whenUsed(begin) : whenIdle(begin);
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [channel, start]);
}

/** Milliseconds after which a page without interaction counts as used. */
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
