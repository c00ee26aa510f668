import { crc32 } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Dependency } from '@stoa/contracts';
import { AsyncVariable } from '../../../kernel/async-context';
import { BYTES, dependOn, recordKey, type Sized, VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { RawJson, type Repeat } from '../../../kernel/http';
import { SETTINGS_VERSION } from '../../settings';
import { CATALOGUE } from '../../catalogue';

/** Seconds that a response is cached; limits the age of data that does not change the catalogue version. */
const KEPT_FOR = 20;

/**
 * What a response may show late, besides the records it declares: `list` has order, totals and counts of other
 * products, and lags by `LIST_MAX_STALE_MS` at most; `page` has little of others, and lags twenty times as long.
 */
export type AnswerKind = 'list' | 'page';

const PAGE_FACTOR = 20;
/** Bytes that a response takes besides its text, and for each record that it shows. */
const OWN_BYTES = 1_024;
const RECORD_BYTES = 64;
/** Size of a response with its copies in Brotli and gzip, as a multiple of its text. */
const WITH_COPIES = 1.4;

/** What happens when the same request comes again, which is answered without guards and handler. */
export interface Repetition {
  /** Called for each request, the first included. */
  count?: () => void;
  /** Makes the response anew from what its URL and headers say; without it the handler does. Must not hold the request. */
  again?: () => Promise<RawJson>;
}

/** A cached response with the records that it shows. */
interface CachedAnswer extends Sized {
  answer: RawJson;
  /** Point in the sequence of changes before the records were read. */
  sequence: number;
  records: ReadonlySet<string>;
  /** When, in milliseconds since 1970, it is stale after a change of any other record. */
  staleAt: number;
  isCurrent: Dependency;
}

/** Caches complete public responses until what they show changes; must not be used for personal data. */
@Injectable()
export class PublicAnswers {
  /** Benchmarks disable the cache to measure uncached responses. */
  isKept = true;

  /** Number of responses asked for since the start, and of those that were computed for it. */
  readonly counts = { requested: 0, computed: 0 };

  private readonly shown = new AsyncVariable<Set<string>>();

  private readonly lags: Record<AnswerKind, number>;

  constructor(
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
    { LIST_MAX_STALE_MS: list }: Config,
  ) {
    this.lags = { list, page: list * PAGE_FACTOR };
  }

  /**
   * The response cached by this key, which must contain everything it depends on except the catalogue; `data`
   * returns its JSON, and calls `show` for the records in it.
   */
  async getOrCompute<T>(
    key: readonly unknown[],
    data: () => Promise<string>,
    kind: AnswerKind = 'list',
    repetition: Repetition = {},
  ): Promise<RawJson<T>> {
    this.counts.requested++;
    repetition.count?.();
    const name = `${this.cache.version(SETTINGS_VERSION)}:${JSON.stringify(key)}`;
    if (!this.isKept) return respond<T>(await data(), this.repeat(name, repetition));
    const compute = (): Promise<CachedAnswer> => this.compute(data, kind, this.repeat(name, repetition));
    for (let attempt = 0; ; attempt++) {
      const cached = await this.cache.getOrCompute(CATALOGUE, name, compute, KEPT_FOR);
      // A computation that was already running may have read before the last change, so it is tried twice.
      if (attempt < 2 && !this.isFresh(cached)) {
        this.cache.remove(CATALOGUE, name, cached);
        continue;
      }
      this.addShown(cached.records);
      dependOn(cached.isCurrent);
      return cached.answer as RawJson<T>;
    }
  }

  /** Declares records that the response under way shows: their changes invalidate it at once. */
  show(resource: string, ids: Iterable<number>): void {
    const shown = this.shown.get();
    if (shown) for (const id of ids) shown.add(recordKey(resource, id));
  }

  private async compute(
    data: () => Promise<string>,
    kind: AnswerKind,
    repeat: Repeat,
  ): Promise<CachedAnswer> {
    this.counts.computed++;
    const { sequence } = this.cache.records;
    const records = new Set<string>();
    const whole = this.cache.whole();
    const answer = respond(await this.shown.run(records, data), repeat);
    const cached: CachedAnswer = {
      answer,
      sequence,
      records,
      staleAt: this.clock.now().getTime() + this.lags[kind],
      isCurrent: () => this.cache.whole() === whole && this.isFresh(cached),
      [BYTES]: OWN_BYTES + Math.ceil(WITH_COPIES * answer.body.length) + RECORD_BYTES * records.size,
    };
    return cached;
  }

  /**
   * Repeats a response until settings or the like change, which guards depend on. It holds the response's name alone, so
   * that one that the cache has dropped does not stay in memory.
   */
  private repeat(name: string, { count, again }: Repetition): Repeat {
    const whole = this.cache.whole();
    return () => {
      if (this.cache.whole() !== whole) return null;
      const cached = this.isKept ? this.cache.get<CachedAnswer>(CATALOGUE, name) : undefined;
      if (!cached?.isCurrent()) return again?.() ?? null;
      this.counts.requested++;
      count?.();
      dependOn(cached.isCurrent);
      return cached.answer;
    };
  }

  private isFresh({ sequence, records, staleAt }: CachedAnswer): boolean {
    const changes = this.cache.records;
    if (sequence === changes.sequence) return true;
    if (changes.hasChanged(records, sequence)) return false;
    return this.clock.now().getTime() < staleAt;
  }

  private addShown(records: Iterable<string>): void {
    const shown = this.shown.get();
    if (shown) for (const record of records) shown.add(record);
  }
}

function respond<T>(data: string, repeat: Repeat): RawJson<T> {
  // Bytes, so that the text is encoded only once, for the hash and for all readers.
  const body = Buffer.from(`{"state":"success","data":${data}}`);
  return new RawJson<T>(body, `"${crc32(body).toString(36)}-${body.length.toString(36)}"`, repeat);
}
