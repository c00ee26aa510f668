/** Whether the rider writes a message or enters a code just now: whoever does keeps the focus. */
export const isTyping = (): boolean => !!document.activeElement?.matches('input, textarea');
