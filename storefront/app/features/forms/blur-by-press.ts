/**
 * Lets a press of the pointer end before forms validate the field that it left: an error that appears as the field loses
 * the focus would move a button, checkbox or label away from under the pointer, and the press would be lost.
 */
export function deferBlurByPress(): void {
  let isPressed = false;
  let left: EventTarget | null = null;
  addEventListener('mousedown', () => (isPressed = true), true);
  // Forms listen at the document, fields with handlers of their own at themselves, which are not to be stopped.
  document.documentElement.addEventListener('focusout', (event) => {
    if (!isPressed) return;
    event.stopPropagation();
    left = event.target;
  });
  const release = (): void => {
    isPressed = false;
    // The click follows in the same task.
    setTimeout(() => {
      left?.dispatchEvent(new Event('focusout', { bubbles: true }));
      left = null;
    });
  };
  addEventListener('mouseup', release, true);
}
