import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Milliseconds between checks of a pending payment, and the maximum number of checks. */
const BETWEEN = 3000;
const MAX = 40;

/** Leads on to the hosted payment page; without scripts, the page's meta tag does. */
export function useLeadOn(address: string | null): void {
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
}

/** Checks a pending payment again and again for two minutes. */
export function useChecks(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  const checks = useRef(0);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(() => {
      checks.current += 1;
      if (checks.current > MAX) clearInterval(timer);
      else if (document.visibilityState === 'visible') revalidate();
    }, BETWEEN);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
