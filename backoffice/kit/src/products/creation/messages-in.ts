/** Every message in a tree of form errors. */
export function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message } = errors as { message?: unknown };
  return typeof message === 'string' ? [message] : Object.values(errors).flatMap(messagesIn);
}
