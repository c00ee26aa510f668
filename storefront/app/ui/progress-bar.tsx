import { useNavigation } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';

/** Milliseconds of loading before the bar appears, and its minimum time on screen (specification §9). */
const DELAY = 200;
const MIN_DURATION = 200;

/**
 * Whether any navigation has taken place since the document load, which needs no bar even if it is an error
 * page. Outside React, since an error page remounts the frame.
 */
let hasMoved = false;

/** Number of mounted error screens: the frame stays mounted around those of pages. */
let errorScreens = 0;
const listeners = new Set<() => void>();

function countErrorScreens(change: 1 | -1): void {
  errorScreens += change;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Turns the bar red while the calling error screen is mounted. */
export function useFailedBar(): void {
  useEffect(() => {
    countErrorScreens(1);
    return () => countErrorScreens(-1);
  }, []);
}

/** Whether the bar shows: after the delay, and for its minimum time. */
function useSlow(isLoading: boolean): boolean {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (isLoading === (since !== null)) return;
    const wait = since === null ? DELAY : Math.max(0, since + MIN_DURATION - Date.now());
    const timer = setTimeout(() => setSince(isLoading ? Date.now() : null), wait);
    return () => clearTimeout(timer);
  }, [isLoading, since]);
  return since !== null;
}

/** Progress bar at the top while the next page loads, a live region outside landmarks; red if loading failed. */
export function ProgressBar({ label }: { label: string }): ReactElement | null {
  const isLoading = useNavigation().state !== 'idle';
  const failed = useSyncExternalStore(
    subscribe,
    () => errorScreens > 0,
    () => false,
  );
  const slow = useSlow(isLoading);
  useEffect(() => {
    if (isLoading) hasMoved = true;
  }, [isLoading]);
  if (failed && hasMoved && !isLoading) return <div className="progress progress-failed" />;
  if (!slow) return null;
  return (
    <div className="progress" role="status">
      <span className="sr-only">{label}</span>
    </div>
  );
}
