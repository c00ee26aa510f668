import type { GenericWebData } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { Expiring } from './expiring.server';
import type { Visitor } from './visitor.server';

/** Milliseconds for which public answers are kept when nobody tells of changes. */
export const UNTOLD_LIFETIME = 2000;
/** Milliseconds for which they are kept when the version changes with them. */
export const TOLD_LIFETIME = 60_000;

const frames = new Expiring<Promise<GenericWebData>>(64);

const known = new Set<string>();

/** Whether the shop has been seen to sell in a currency; what visitors claim may be anything. */
export const isKnownCurrency = (code: string): boolean => known.has(code);

/** What every page's frame shows; the same for all visitors of a language and currency, so it is shared. */
export function readFrame(api: Api, visitor: Visitor, version: string | undefined): Promise<GenericWebData> {
  const key = `${version ?? ''}|${visitor.language ?? ''}|${visitor.currency ?? ''}`;
  const kept = frames.get(key);
  if (kept) return kept;
  const reading = api.get<GenericWebData>('web/generic_web_data');
  frames.set(key, reading, version === undefined ? UNTOLD_LIFETIME : TOLD_LIFETIME);
  reading.then(
    ({ currencies }) => currencies.forEach(({ code }) => known.add(code)),
    () => frames.delete(key),
  );
  return reading;
}
