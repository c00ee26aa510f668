import type { ImportColumn, ImportSource } from '@stoa/contracts';
import type { Format } from './format';
import { magento } from './magento';
import { other } from './other';
import { own } from './own';
import { shopify } from './shopify';
import { spree } from './spree';
import { isTarget, SHARED_TARGETS } from './targets';
import { woocommerce } from './woocommerce';

/** In order of detection: formats identified by more headings come first. */
const FORMATS: readonly Format[] = [shopify, spree, woocommerce, magento, own];

/** The format of a source. */
export function formatOf(source: ImportSource): Format {
  return FORMATS.find((format) => format.source === source) ?? other;
}

/** Detects the shop system that wrote a file, by its headings. */
export function recognise(headings: readonly string[]): ImportSource {
  const small = new Set(headings.map((heading) => heading.trim().toLowerCase()));
  return (
    FORMATS.find(({ headings: sets }) => sets.some((set) => set.every((one) => small.has(one))))?.source ??
    'other'
  );
}

/**
 * Suggested target of each column; a second column with the same target is ignored, unless it may be shared.
 */
export function suggested(
  source: ImportSource,
  headings: readonly string[],
  audience: 'admin' | 'vendor',
): Pick<ImportColumn, 'name' | 'target'>[] {
  const format = formatOf(source);
  const seen = new Set<string>();
  return headings.map((name) => {
    const target = format.target(name.trim().toLowerCase());
    if (!target || !isTarget(target, audience) || (seen.has(target) && !SHARED_TARGETS.has(target)))
      return { name, target: null };
    seen.add(target);
    return { name, target };
  });
}
