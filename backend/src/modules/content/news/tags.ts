/** The single tags of a text with commas, each once. */
export function tagsOf(text: string | null): string[] {
  const tags = (text ?? '').split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter(Boolean);
}
