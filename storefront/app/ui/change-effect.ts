import { useEffect, useRef } from 'react';

/**
 * Runs `effect` after the component has rendered with another `value` than before; for a fetcher's `state` or
 * `data`.
 *
 * A dependency list would lose changes. The router mutates the map of fetchers that React already holds
 * (React Router, pull request 15028), so a component may render with new data although none of its
 * dependencies has changed; React then drops that render's effects, yet keeps their dependencies, and sees no
 * change the next time.
 */
export function useChangeEffect<Value>(value: Value, effect: (value: Value) => void): void {
  const last = useRef<{ value: Value } | null>(null);
  useEffect(() => {
    if (last.current && Object.is(last.current.value, value)) return;
    last.current = { value };
    effect(value);
  });
}
