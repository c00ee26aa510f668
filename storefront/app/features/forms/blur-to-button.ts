/**
 * Leaves the validation of a field to its form if it is left for the form's button: an error that appears as the field loses the
 * focus would move the button away from under the pointer, and the press would be lost. The button validates the whole
 * form and moves to the first error.
 */
export function ignoreBlurToButton(): void {
  const onFocusOut = (event: FocusEvent): void => {
    const { target, relatedTarget: next } = event;
    if (!(next instanceof HTMLButtonElement) || next.type !== 'submit' || next.form === null) return;
    if (target instanceof HTMLElement && target.closest('form') === next.form) event.stopPropagation();
  };
  // Forms listen at the document, fields with handlers of their own at themselves, which are not to be stopped.
  document.documentElement.addEventListener('focusout', onFocusOut);
}
