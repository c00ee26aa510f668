import { useNavigation, useRouteError } from '@remix-run/react';
import { useEffect, useState, type ReactElement } from 'react';

/** Milliseconds of loading before the bar appears (specification §9). */
const DELAY = 200;

/** The bar on top of the page while the next one loads; red when it could not be had. */
export function ProgressBar({ label }: { label: string }): ReactElement | null {
  const { state } = useNavigation();
  const failed = Boolean(useRouteError());
  const [slow, setSlow] = useState(false);
  // A page that was opened directly has no loading to report on, even when it is an error page.
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    setMoved(true);
    const timer = setTimeout(() => setSlow(true), DELAY);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);
  if (state !== 'idle' && slow) return <div className="progress" role="progressbar" aria-label={label} />;
  return failed && moved ? <div className="progress progress-failed" /> : null;
}
