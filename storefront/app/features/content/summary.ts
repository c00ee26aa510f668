import { plainText } from '~/features/stores/plain-text';

/** Characters of a description that search engines show. */
const SHOWN = 160;

/** Meta description from the beginning of a text: whole words, in one line. */
export function summaryOf(html: string): string {
  const text = plainText(html).replaceAll(/\s+/g, ' ');
  if (text.length <= SHOWN) return text;
  const cut = text.slice(0, SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN / 2))}…`;
}
