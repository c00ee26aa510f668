import type { DependencyTracking, Tracked } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import type { Api } from '~/api/client.server';
import { isCurrent, TRACKED_LIFETIME, trackWith, UNTRACKED_LIFETIME } from './dependencies.server';

/** What shared responses are read with. */
interface Source {
  api: Api;
  dependencies: DependencyTracking | undefined;
}

/**
 * Cache of responses that are the same for many visitors; concurrent requests share one. They are requested
 * anonymously: otherwise one visitor's ended session would fail the others' requests.
 */
export class SharedAnswers<T> {
  private readonly answers = new LRUCache<string, Promise<Tracked<T>>>({ max: 64 });

  /** The cached response while it is current; failures are not cached. */
  async get(key: string, source: Source, read: (api: Api) => Promise<T>): Promise<T> {
    const cached = this.answers.get(key);
    const answer = cached && (await cached);
    if (answer && isCurrent(answer)) {
      source.dependencies?.dependOn(...answer.dependencies);
      return answer.value;
    }
    // Another request may have replaced the outdated response meanwhile.
    const newer = this.answers.get(key);
    const reading = newer && newer !== cached ? newer : this.read(key, source, read);
    const { value, dependencies } = await reading;
    source.dependencies?.dependOn(...dependencies);
    return value;
  }

  private read(
    key: string,
    { api, dependencies }: Source,
    read: (api: Api) => Promise<T>,
  ): Promise<Tracked<T>> {
    const reading = trackWith(dependencies, () => read(api.withoutSession()));
    const ttl = dependencies ? TRACKED_LIFETIME : UNTRACKED_LIFETIME;
    this.answers.set(key, reading, { ttl });
    reading.catch(() => this.answers.get(key) === reading && this.answers.delete(key));
    return reading;
  }
}
