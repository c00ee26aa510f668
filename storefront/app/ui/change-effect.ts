import { useEffect, useRef } from 'react';

/**
 * Runs `effect` once the page shows another `value` than before: for what a fetcher says (`state`, `data`).
 *
 * A list of dependencies would lose changes. The router writes into the map of fetchers that React already holds
 * (React Router, pull request 15028), so a component may be drawn with a new answer although nothing it depends on has
 * changed; React then drops that drawing's effects, yet keeps their dependencies, and sees no change the next time.
 */
export function useChangeEffect<Value>(value: Value, effect: (value: Value) => void): void {
  const last = useRef<{ value: Value } | null>(null);
  useEffect(() => {
    if (last.current && Object.is(last.current.value, value)) return;
    last.current = { value };
    effect(value);
  });
}
