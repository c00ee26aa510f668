import type { DependencyTracking, GenericWebData } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { SharedAnswers } from './shared-answers.server';
import type { Visitor } from './visitor.server';

const frames = new SharedAnswers<GenericWebData>();

const versions = new Set<string>();

/** Whether the shop sells in this currency, as far as seen; the visitor's value is not trusted. */
export const isKnownCurrency = (code: string): boolean => versions.has(code);

/** Data of every page's frame; cached, as it is the same for all visitors of a language and currency. */
export function readFrame(
  api: Api,
  visitor: Visitor,
  dependencies: DependencyTracking | undefined,
): Promise<GenericWebData> {
  const key = `${visitor.language ?? ''}|${visitor.currency ?? ''}`;
  return frames.get(key, { api, dependencies }, async (nobody) => {
    const frame = await nobody.get<GenericWebData>('web/generic_web_data');
    for (const { code } of frame.currencies) versions.add(code);
    return frame;
  });
}
