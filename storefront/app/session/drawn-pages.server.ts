import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { drawInParts, isSame, type RenderedPage } from '~/ui/cached-parts';

interface PageInParts extends RenderedPage {
  /** The root loader's data, which every part may read. */
  frame: unknown;
  /** The loaders' data from which it was rendered, serialised. */
  facts: string;
}

/** Capacity in bytes: the pages that are made anew most often. */
const drawn = new LRUCache<string, PageInParts>({ maxSize: 16_000_000 });

/** Element around parts while a page is rendered: random per process, so that no content can contain it. */
const MARK = `kept-${randomBytes(12).toString('hex')}`;

interface PageData {
  /** All loaders' data, serialised. */
  facts: string;
  /** The root loader's data. */
  frame: unknown;
}

/**
 * Renders a page that depends on its loader data only, unless the last one under the key had the same data:
 * most cached pages that are refreshed after a change turn out the same. Otherwise only the parts of the page
 * that differ are rendered, as long as its frame is the same.
 */
export function drawPage(key: string, { facts, frame }: PageData, draw: () => string): Buffer {
  const last = drawn.get(key);
  if (last?.facts === facts) return last.html;
  const page = drawInParts(last && isSame(last.frame, frame) ? last : undefined, MARK, draw);
  // Besides its HTML, a page keeps its data: serialised, and as the props of its parts.
  drawn.set(key, { ...page, frame, facts }, { size: page.html.length + 2 * facts.length });
  return page.html;
}
