import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { drawInParts, isSame, type RenderedPage } from '~/ui/cached-parts';

interface PageInParts extends RenderedPage {
  /** The root loader's data, which every part may read. */
  frame: unknown;
  /** Offset of the loader data within the page, which the browser hydrates with. */
  factsAt: number;
}

/** Capacity in characters, about 48 MB; cached pages share their strings with these. */
const drawn = new LRUCache<string, PageInParts>({ maxSize: 24_000_000 });

/** Element around parts while a page is rendered: random per process, so that no content can contain it. */
const MARK = `kept-${randomBytes(12).toString('hex')}`;

interface PageData {
  /** All loaders' data, serialised; it is part of the page. */
  facts: string;
  /** The root loader's data. */
  frame: unknown;
}

/**
 * Length of the beginning of the data, by which it is found in a page: a search for all of it takes much longer.
 * A wrong place only has the page rendered again.
 */
const BEGINNING = 64;

/**
 * Renders a page that depends on its loader data only, unless the last one under the key had the same data:
 * most cached pages that are refreshed after a change turn out the same. Otherwise only the parts of the page
 * that differ are rendered, as long as its frame is the same.
 */
export function drawPage(key: string, { facts, frame }: PageData, draw: () => string): string {
  const last = drawn.get(key);
  if (last?.html.startsWith(facts, last.factsAt)) return last.html;
  const page = drawInParts(last && isSame(last.frame, frame) ? last : undefined, MARK, draw);
  const factsAt = page.html.indexOf(facts.slice(0, BEGINNING));
  // The parts' data is about as long as the serialised data.
  const size = page.html.length + facts.length;
  if (factsAt >= 0) drawn.set(key, { ...page, frame, factsAt }, { size });
  return page.html;
}
