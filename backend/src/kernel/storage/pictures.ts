import { Injectable, Optional } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Failure } from '../http';
import { Semaphore } from '../threads';
import { allRenditions, type Qualities, QUALITIES, render, type Rendition, renditionFile } from './rendition';
import { Storage } from './storage';

/** Concurrent renders; the rest are queued, so that a page of new images leaves a processor for requests. */
const MAX_CONCURRENT = 1;
/** Queue length of renders, above which further ones are refused with a 503. */
const MAX_LINE_LENGTH = 200;

/** Half of a SHA-256 is unique enough, and pages repeat it hundreds of times. */
const NAME_LENGTH = 32;
const HASH = /^[\da-f]{32}$/;

const masterKey = (hash: string): string => `masters/${hash.slice(0, 2)}/${hash}`;
const renditionKey = (hash: string, file: string): string => `renditions/${hash.slice(0, 2)}/${hash}/${file}`;

/** Compression quality of renditions; implemented from the shop's settings. */
export abstract class PictureQuality {
  abstract current(): Promise<Qualities>;
}

/** Stores images by the hash of their bytes and renders each rendition once, at its first request. */
@Injectable()
export class Pictures {
  private readonly pending = new Map<string, Promise<Buffer | null>>();
  private readonly turns = new Semaphore({
    atOnce: MAX_CONCURRENT,
    waiting: MAX_LINE_LENGTH,
    busy: () => new Failure(503, 'busy', 'Too many pictures are being processed.'),
  });

  constructor(
    private readonly storage: Storage,
    @Optional() private readonly quality?: PictureQuality,
  ) {}

  /**
   * Stores a master accepted by `inspectImage`; equal bytes are stored once. Returns the first half of their
   * SHA-256, its storage key.
   */
  async store(master: Buffer): Promise<string> {
    const hash = createHash('sha256').update(master).digest('hex').slice(0, NAME_LENGTH);
    if (!(await this.storage.exists(masterKey(hash)))) await this.storage.put(masterKey(hash), master);
    return hash;
  }

  /** A master's bytes, or null if it does not exist. */
  readOriginal(hash: string): Promise<Buffer | null> {
    return this.storage.read(masterKey(hash));
  }

  /** Deletes a master and all its renditions; nothing may reference it any more. */
  async discard(hash: string): Promise<void> {
    await this.storage.delete(masterKey(hash));
    for (const file of allRenditions()) await this.storage.delete(renditionKey(hash, file));
  }

  /** A rendition's bytes, or null if its master does not exist. */
  async rendition(hash: string, rendition: Rendition): Promise<Buffer | null> {
    if (!HASH.test(hash)) return null;
    const key = renditionKey(hash, renditionFile(rendition));
    const stored = await this.storage.read(key);
    if (stored) return stored;
    let making = this.pending.get(key);
    if (!making) {
      making = this.make(hash, rendition, key).finally(() => this.pending.delete(key));
      this.pending.set(key, making);
    }
    return making;
  }

  private async make(hash: string, rendition: Rendition, key: string): Promise<Buffer | null> {
    await this.turns.acquire();
    try {
      const master = await this.readOriginal(hash);
      if (!master) return null;
      const bytes = await render(master, rendition, (await this.quality?.current()) ?? QUALITIES);
      await this.storage.put(key, bytes);
      return bytes;
    } finally {
      this.turns.release();
    }
  }
}
