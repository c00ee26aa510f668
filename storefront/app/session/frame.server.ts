import type { GenericWebData } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { SharedAnswers } from './shared-answers.server';
import type { Visitor } from './visitor.server';

const frames = new SharedAnswers<GenericWebData>();

const known = new Set<string>();

/** Whether the shop has been seen to sell in a currency; what visitors claim may be anything. */
export const isKnownCurrency = (code: string): boolean => known.has(code);

/** What every page's frame shows; the same for all visitors of a language and currency, so it is shared. */
export function readFrame(api: Api, visitor: Visitor, version: string | undefined): Promise<GenericWebData> {
  const key = `${visitor.language ?? ''}|${visitor.currency ?? ''}`;
  return frames.get(key, { api, version }, async (nobody) => {
    const frame = await nobody.get<GenericWebData>('web/generic_web_data');
    for (const { code } of frame.currencies) known.add(code);
    return frame;
  });
}
