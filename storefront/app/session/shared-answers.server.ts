import type { Api } from '~/api/client.server';
import { Expiring } from './expiring.server';

/** Milliseconds for which public answers are kept when nobody tells of changes. */
export const UNTOLD_LIFETIME = 2000;
/** Milliseconds for which they are kept when the version changes with them. */
export const TOLD_LIFETIME = 60_000;

/**
 * Answers that are the same for many visitors, asked for once while they last. They are asked for by nobody: one
 * visitor's ended session would otherwise answer the others who wait for the same.
 */
export class SharedAnswers<T> {
  private readonly answers = new Expiring<Promise<T>>(64);

  /** `version` changes with the answer, where somebody tells of changes; what fails is asked for anew next time. */
  get(
    key: string,
    { api, version }: { api: Api; version: string | undefined },
    read: (api: Api) => Promise<T>,
  ): Promise<T> {
    const full = `${version ?? ''}|${key}`;
    const kept = this.answers.get(full);
    if (kept) return kept;
    const reading = read(api.asNobody());
    this.answers.set(full, reading, version === undefined ? UNTOLD_LIFETIME : TOLD_LIFETIME);
    reading.catch(() => this.answers.delete(full));
    return reading;
  }
}
