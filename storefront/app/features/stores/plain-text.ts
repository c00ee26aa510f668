const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of sanitised HTML, one line per paragraph: for summaries without markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (html, name: string) => ENTITIES[name] ?? html)
    .trim();
}
