/** The last formatted value of each response. */
const formatted = new WeakMap<object, { key: string; value: unknown }>();

/**
 * Formats a response once while it stays the same: `parseAnswer` shares unchanged responses between requests,
 * so the page's part that shows it is not rendered again either. The value must not be mutated.
 * @param key everything besides the response on which the value depends
 */
export function formattedOnce<T>(answer: object, key: string, format: () => T): T {
  const last = formatted.get(answer);
  // The caller's key stands for its type.
  if (last?.key === key) return last.value as T;
  const value = format();
  formatted.set(answer, { key, value });
  return value;
}
