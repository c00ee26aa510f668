import type { Api } from '~/api/client.server';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which public responses are cached if the shop's version is unknown. */
export const UNVERSIONED_LIFETIME = 2000;
/** Milliseconds for which public responses are cached if the version changes with them. */
export const VERSIONED_LIFETIME = 60_000;

/**
 * Cache of responses that are the same for many visitors; concurrent requests share one. They are requested
 * anonymously: otherwise one visitor's ended session would fail the others' requests.
 */
export class SharedAnswers<T> {
  private readonly answers = new LRUCache<string, { version: string | undefined; reading: Promise<T> }>({
    max: 64,
  });

  /** `version` changes with the response, where it is known; failures are not cached. */
  get(
    key: string,
    { api, version }: { api: Api; version: string | undefined },
    read: (api: Api) => Promise<T>,
  ): Promise<T> {
    const cached = this.answers.get(key);
    if (cached && cached.version === version) return cached.reading;
    const answer = { version, reading: read(api.withoutSession()) };
    const ttl = version === undefined ? UNVERSIONED_LIFETIME : VERSIONED_LIFETIME;
    this.answers.set(key, answer, { ttl });
    answer.reading.catch(() => this.answers.get(key) === answer && this.answers.delete(key));
    return answer.reading;
  }
}
