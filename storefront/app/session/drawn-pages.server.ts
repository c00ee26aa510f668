import { Expiring } from './expiring.server';

interface DrawnPage {
  html: string;
  /** Offset of the loader data within the page, which the browser hydrates with. */
  factsAt: number;
}

/** Capacity in characters, about 48 MB; cached pages share their strings with these. */
const drawn = new Expiring<DrawnPage>(24_000_000);

/**
 * Renders a page that depends on its loader data only, unless the last one under the key had the same data:
 * most cached pages that are refreshed after a change turn out the same.
 * @param facts The serialised loader data, which is part of the page.
 */
export function drawPage(key: string, facts: string, draw: () => string): string {
  const last = drawn.get(key);
  if (last?.html.startsWith(facts, last.factsAt)) return last.html;
  const html = draw();
  const factsAt = html.indexOf(facts);
  if (factsAt >= 0) drawn.set(key, { html, factsAt }, Infinity, html.length);
  return html;
}
