import type { GenericWebData } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { Expiring } from './expiring.server';
import type { Visitor } from './visitor.server';

/** Milliseconds for which public answers are kept when nobody tells of changes. */
export const UNTOLD_LIFETIME = 2000;
/** Milliseconds for which they are kept when the version changes with them. */
export const TOLD_LIFETIME = 60_000;

const frames = new Expiring<Promise<GenericWebData>>(64);

/** What every page's frame shows; the same for all visitors of a language and currency, so it is shared. */
export function readFrame(api: Api, visitor: Visitor, version: string | undefined): Promise<GenericWebData> {
  const key = `${version ?? ''}|${visitor.language ?? ''}|${visitor.currency ?? ''}`;
  const known = frames.get(key);
  if (known) return known;
  const reading = api.get<GenericWebData>('web/generic_web_data');
  frames.set(key, reading, version === undefined ? UNTOLD_LIFETIME : TOLD_LIFETIME);
  reading.catch(() => frames.delete(key));
  return reading;
}
