import { useNavigation, useRouteError } from '@remix-run/react';
import { useEffect, useState, type ReactElement } from 'react';

/** Milliseconds of loading before the bar appears, and for which it then stays at least (specification §9). */
const DELAY = 200;
const SHORTEST = 200;

/**
 * Whether pages have changed since this one was opened, which has no loading to report on even when it is an error page.
 * Beside React, since an error page draws the frame anew.
 */
let hasMoved = false;

/** Whether the bar shows: once loading has taken its delay, and long enough to be seen. */
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

/** The bar on top of the page while the next one loads; red when it could not be had. */
export function ProgressBar({ label }: { label: string }): ReactElement | null {
  const isLoading = useNavigation().state !== 'idle';
  const failed = Boolean(useRouteError());
  const slow = useSlow(isLoading);
  useEffect(() => {
    if (isLoading) hasMoved = true;
  }, [isLoading]);
  if (failed && hasMoved && !isLoading) return <div className="progress progress-failed" />;
  return slow ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
