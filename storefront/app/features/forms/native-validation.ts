/**
 * Replaces the browser's own bubbles on invalid fields, which are in the browser's language, by the shop's messages at
 * the fields. Without scripts they remain, as a refusal by the server would lose the files that were chosen.
 */
export function replaceValidationBubbles(): void {
  let isBubble = false;
  const replace = (event: Event): void => {
    if (isBubble) return;
    event.preventDefault();
    const field = event.target as HTMLInputElement;
    import('./field-message')
      .then(({ showFieldMessage }) => showFieldMessage(field))
      .catch(() => {
        // Offline; a bubble is better than a button that does nothing.
        isBubble = true;
        field.reportValidity();
        isBubble = false;
      });
  };
  // The event does not bubble.
  addEventListener('invalid', replace, true);
}
