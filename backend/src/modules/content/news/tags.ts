/** Splits comma-separated tags; trimmed, without duplicates. */
export function tagsOf(text: string | null): string[] {
  const tags = (text ?? '').split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter(Boolean);
}
