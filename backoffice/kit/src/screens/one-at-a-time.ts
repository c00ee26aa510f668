import { useRef } from 'react';

/**
 * Wraps an action so that a call while another is running returns that one's result: a second click can come before
 * the button has been rendered as disabled.
 */
export function oneAtATime<A extends readonly unknown[], T>(
  action: (...input: A) => Promise<T>,
  running: { current: Promise<T> | null },
): (...input: A) => Promise<T> {
  return (...input) => {
    running.current ??= action(...input).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** `oneAtATime` across the renders of a component. */
export function useOneAtATime<A extends readonly unknown[], T>(
  action: (...input: A) => Promise<T>,
): (...input: A) => Promise<T> {
  return oneAtATime(action, useRef<Promise<T> | null>(null));
}
