const SOURCE = /(<img\b[^>]*?\ssrc\s*=\s*)("([^"]*)"|'([^']*)')/gi;
const EXTERNAL = /^https?:\/\//i;

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').trim();

/** URLs of the pictures in a rich text that are on other hosts. */
export function externalPictures(html: string): string[] {
  return [...html.matchAll(SOURCE)]
    .map((match) => unescaped(match[3] ?? match[4] ?? ''))
    .filter((url) => EXTERNAL.test(url));
}

/** The rich text with other sources of some of its pictures. */
export function withPictures(html: string, sources: ReadonlyMap<string, string>): string {
  return html.replace(SOURCE, (whole, before: string, _quoted, double?: string, single?: string) => {
    const source = sources.get(unescaped(double ?? single ?? ''));
    return source === undefined ? whole : `${before}"${source}"`;
  });
}
