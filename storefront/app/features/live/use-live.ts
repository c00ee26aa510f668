import { useEffect, useRef } from 'react';
import { whenIdle } from '~/ui/prefetching';
import type { LiveEventHandler } from './live-facts';

/** Pseudo channel of the signed-in customer. */
export const OWN = 'own';

/** When the subscription begins: once the browser is idle, or on first interaction. */
type Start = 'idle' | 'used';

/**
 * Subscribes to a channel's live events while the component is mounted; not while it is null. The code is
 * loaded after everything that the page itself needs.
 */
export function useLive(channel: string | null, onEvent: LiveEventHandler, start: Start = 'idle'): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
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

/** A page without interaction counts as used after this time. */
const USED_AFTER_MS = 10_000;
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

function whenUsed(begin: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    INTERACTIONS.forEach((name) => window.removeEventListener(name, used));
  };
  const used = () => {
    cancel();
    begin();
  };
  const timer = setTimeout(used, USED_AFTER_MS);
  INTERACTIONS.forEach((name) => window.addEventListener(name, used, { passive: true }));
  return cancel;
}
