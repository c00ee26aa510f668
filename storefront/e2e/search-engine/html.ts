/** An opening tag's attributes by their names in lower case, and the tag's own name as `tag`. */
export type Tag = Record<string, string> & { tag: string };

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Text as a reader sees it: React and the shop's own XML write no other entities. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const CONTENT = /(<(?:script|style)\b[^>]*>)[^]*?<\/(?:script|style)>/g;

/** Every opening tag of a page, in order. */
export function tagsIn(html: string): Tag[] {
  return [...html.replace(CONTENT, '$1').matchAll(TAG)].map(([, tag = '', text = '']) => {
    const attributes = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
    const named = attributes.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]);
    return { ...Object.fromEntries(named), tag: tag.toLowerCase() } as Tag;
  });
}

/** The structured data of a page, each thing by itself. */
export function structuredDataIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...scripts].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] };
    return data['@graph'] ?? [data];
  });
}

/** The texts of an element that holds text alone, in XML or HTML. */
export function textsOf(source: string, tag: string): string[] {
  const matches = source.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^<]*)</${tag}>`, 'g'));
  return [...matches].map(([, text = '']) => unescaped(text));
}
