import { useBlocker, type BlockerFunction } from '@remix-run/react';
import { useEffect } from 'react';

/** The overlay that covers the page; on wide screens, where its toggle isn't rendered, an open one covers nothing. */
function openOverlay(): HTMLDetailsElement | HTMLDialogElement | undefined {
  const open = document.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>('[data-overlay][open]');
  return [...open].findLast((overlay) => overlay.getClientRects().length > 0);
}

function close(overlay: HTMLDetailsElement | HTMLDialogElement): void {
  if (overlay instanceof HTMLDialogElement) {
    overlay.dispatchEvent(new Event('cancel', { cancelable: true }));
    return;
  }
  overlay.open = false;
  overlay.querySelector('summary')?.focus();
}

const coversPage: BlockerFunction = ({ historyAction }) =>
  historyAction === 'POP' && openOverlay() !== undefined;

/**
 * Lets the browser's Back close an open `data-overlay` instead of leaving the page behind it. The step is refused
 * rather than prepared by an entry of its own, so that overlays leave no trace in the history. The router supports one
 * blocker, so it serves all overlays.
 */
export function useOverlays(): void {
  const blocker = useBlocker(coversPage);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const overlay = openOverlay();
    if (overlay) close(overlay);
    blocker.reset();
  }, [blocker]);
}
