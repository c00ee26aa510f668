import { crc32 } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { RawJson } from '../../../kernel/http';
import { SETTINGS_VERSION } from '../../settings';
import { CATALOGUE } from '../../catalogue';

/** Seconds that a response is cached; limits the age of data that does not change the catalogue version. */
const KEPT_FOR = 20;

/** Caches complete public responses until the catalogue changes; must not be used for personal data. */
@Injectable()
export class PublicAnswers {
  /** Benchmarks disable the cache to measure uncached responses. */
  isKept = true;

  constructor(private readonly cache: VersionedCache) {}

  /**
   * The response cached by this key, which must contain everything it depends on except the catalogue; `data`
   * returns its JSON.
   */
  getOrCompute<T>(key: readonly unknown[], data: () => Promise<string>): Promise<RawJson<T>> {
    const make = async (): Promise<RawJson<T>> => {
      // Bytes, so that the text is encoded only once, for the hash and for all readers.
      const body = Buffer.from(`{"state":"success","data":${await data()}}`);
      return new RawJson<T>(body, `"${crc32(body).toString(36)}-${body.length.toString(36)}"`);
    };
    if (!this.isKept) return make();
    const name = `${this.cache.version(SETTINGS_VERSION)}:${JSON.stringify(key)}`;
    return this.cache.getOrCompute(CATALOGUE, name, make, KEPT_FOR);
  }
}
