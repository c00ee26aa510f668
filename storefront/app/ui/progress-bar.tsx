import { useNavigation, useRouteError } from '@remix-run/react';
import { useEffect, useState, type ReactElement } from 'react';

/** Milliseconds of loading before the bar appears, and its minimum time on screen (specification §9). */
const DELAY = 200;
const SHORTEST = 200;

/**
 * Whether any navigation has taken place since the document load, which needs no bar even if it is an error
 * page. Outside React, since an error page remounts the frame.
 */
let hasMoved = false;

/** Whether the bar shows: after the delay, and for its minimum time. */
function useSlow(isLoading: boolean): boolean {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (isLoading === (since !== null)) return;
    const wait = since === null ? DELAY : Math.max(0, since + SHORTEST - Date.now());
    const timer = setTimeout(() => setSince(isLoading ? Date.now() : null), wait);
    return () => clearTimeout(timer);
  }, [isLoading, since]);
  return since !== null;
}

/** Progress bar at the top while the next page loads, a live region outside landmarks; red if loading failed. */
export function ProgressBar({ label }: { label: string }): ReactElement | null {
  const isLoading = useNavigation().state !== 'idle';
  const failed = Boolean(useRouteError());
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
