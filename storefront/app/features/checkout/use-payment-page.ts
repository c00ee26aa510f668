import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between checks of a pending payment, and the maximum number of checks. */
const BETWEEN = 3000;
const MAX = 40;

/** Leads on to the hosted payment page; without scripts, the page's meta tag does. */
export function useLeadOn(address: string | null): void {
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
}

/** Checks a pending payment again and again for two minutes; returns whether it does, which takes scripts. */
export function useChecks(isPending: boolean): boolean {
  const { revalidate } = useRevalidator();
  const checks = useRef(0);
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    setChecking(true);
    const timer = setInterval(() => {
      checks.current += 1;
      if (checks.current > MAX) {
        clearInterval(timer);
        setChecking(false);
      } else if (document.visibilityState === 'visible') revalidate();
    }, BETWEEN);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
  return isPending && isChecking;
}
