import type { Api } from '~/api/client.server';
import { Expiring } from './expiring.server';

/** Milliseconds for which public responses are cached if the shop's version is unknown. */
export const UNVERSIONED_LIFETIME = 2000;
/** Milliseconds for which public responses are cached if the version changes with them. */
export const VERSIONED_LIFETIME = 60_000;

/**
 * Cache of responses that are the same for many visitors; concurrent requests share one. They are requested
 * anonymously: otherwise one visitor's ended session would fail the others' requests.
 */
export class SharedAnswers<T> {
  private readonly answers = new Expiring<Promise<T>>(64);

  /** `version` changes with the response, where it is known; failures are not cached. */
  get(
    key: string,
    { api, version }: { api: Api; version: string | undefined },
    read: (api: Api) => Promise<T>,
  ): Promise<T> {
    const full = `${version ?? ''}|${key}`;
    const kept = this.answers.get(full);
    if (kept) return kept;
    const reading = read(api.asNobody());
    this.answers.set(full, reading, version === undefined ? UNVERSIONED_LIFETIME : VERSIONED_LIFETIME);
    reading.catch(() => this.answers.delete(full));
    return reading;
  }
}
