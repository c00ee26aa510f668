import { Injectable } from '@nestjs/common';
import type { ClearedCache } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { VersionedCache } from '../../kernel/cache';
import { RawJson } from '../../kernel/http';
import { msg, MessageTranslator } from '../../kernel/translation';

/** Clears the caches of every node and reports how many entries were cleared (specification §7.3). */
@Injectable()
export class ClearCache {
  constructor(
    private readonly cache: VersionedCache,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  async execute({ language }: Caller): Promise<RawJson<ClearedCache, { message: string }>> {
    const { entries, servers } = await this.cache.clear();
    const total = Object.values(entries).reduce((sum, count) => sum + count, 0);
    const data: ClearedCache = { entries, total, servers };
    const text = msg`${total} cached entries were cleared here, and ${servers} server(s) reload their data.`;
    const message = this.messageTranslator.translate(text, language);
    // The specification puts `message` next to the envelope's own fields.
    return new RawJson(JSON.stringify({ state: 'success', message, data }));
  }
}
