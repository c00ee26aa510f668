import { crc32 } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { RawJson } from '../../../kernel/http';
import { SETTINGS_VERSION } from '../../settings';
import { CATALOGUE } from './versions';

/** Seconds that an answer may be reused; whatever the catalogue's version does not tell of counts within them. */
const KEPT_FOR = 20;

/** Keeps whole public answers, ready to send, until the catalogue changes; nothing personal is answered here. */
@Injectable()
export class PublicAnswers {
  /** Benchmarks switch it off to measure what an answer costs when it is made. */
  isKept = true;

  constructor(private readonly cache: VersionedCache) {}

  /** The answer with this key, which names everything it depends on but the catalogue; `data` gives its JSON. */
  of(key: readonly unknown[], data: () => Promise<string>): Promise<RawJson> {
    const make = async (): Promise<RawJson> => {
      // Bytes, so that the text is encoded once and not for the hash and for each reader again.
      const body = Buffer.from(`{"state":"success","data":${await data()}}`);
      return new RawJson(body, `"${crc32(body).toString(36)}-${body.length.toString(36)}"`);
    };
    if (!this.isKept) return make();
    const name = `${this.cache.version(SETTINGS_VERSION)}:${JSON.stringify(key)}`;
    return this.cache.remember(CATALOGUE, name, make, KEPT_FOR);
  }
}
