import { useState, type RefCallback } from 'react';

/**
 * A ref for a controlled input that takes over what was typed before the page's scripts ran, or what the browser has
 * restored: the next rendering would put the state's text in its place.
 * @param text what the state holds
 * @param write takes over the typed text; `isLeft` if the input has lost the focus already, so that no event follows
 */
export function useEarlyInput(
  text: string,
  write: (typed: string, isLeft: boolean) => void,
): RefCallback<HTMLInputElement> {
  const [adopt] = useState(() => (input: HTMLInputElement | null) => {
    if (input && input.value !== text) write(input.value, document.activeElement !== input);
  });
  return adopt;
}
