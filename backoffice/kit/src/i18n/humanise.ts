/** `compare_at` → `Compare at`; ids lose their suffix. Fallback where a locale has no translation. */
export function humanise(name: string): string {
  const words = name
    .replace(/^is_|_ids?$/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
