/** The number that typed digits stand for; null for anything else, such as `1.5`, `-3` or nothing. */
export function parseWholeNumber(text: string): number | null {
  return /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : null;
}
