import { Injectable, Optional } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Failure } from '../http';
import { Semaphore } from '../threads';
import { allRenditions, type Qualities, QUALITIES, render, type Rendition, renditionFile } from './rendition';
import { Storage } from './storage';

/** Renders at a time; the rest wait, so that a page full of new pictures leaves a processor for the shop. */
const AT_ONCE = 1;
/** Renders that may wait before further ones are put off with a 503. */
const LONGEST_LINE = 200;

/** Half of a sha256 names content well enough, and pages repeat it hundreds of times. */
const NAME_LENGTH = 32;
const HASH = /^[\da-f]{32}$/;

const masterKey = (hash: string): string => `masters/${hash.slice(0, 2)}/${hash}`;
const renditionKey = (hash: string, file: string): string => `renditions/${hash.slice(0, 2)}/${hash}/${file}`;

/** How strongly renditions are compressed; whoever keeps the shop's settings provides it. */
export abstract class PictureQuality {
  abstract current(): Promise<Qualities>;
}

/** Keeps pictures by the hash of their bytes and makes each rendition once, at its first request. */
@Injectable()
export class Pictures {
  private readonly underWay = new Map<string, Promise<Buffer | null>>();
  private readonly turns = new Semaphore({
    ...{ atOnce: AT_ONCE, waiting: LONGEST_LINE },
    busy: () => new Failure(503, 'busy', 'Too many pictures are being processed.'),
  });

  constructor(
    private readonly storage: Storage,
    @Optional() private readonly quality?: PictureQuality,
  ) {}

  /** Stores a master that `inspectImage` has accepted; the same bytes are stored once. Returns the half of their sha256 that names them. */
  async keep(master: Buffer): Promise<string> {
    const hash = createHash('sha256').update(master).digest('hex').slice(0, NAME_LENGTH);
    if (!(await this.storage.exists(masterKey(hash)))) await this.storage.put(masterKey(hash), master);
    return hash;
  }

  /** A master's bytes, or null when there is none. */
  master(hash: string): Promise<Buffer | null> {
    return this.storage.read(masterKey(hash));
  }

  /** Throws a master and all that was made of it away; nobody may show it any more. */
  async discard(hash: string): Promise<void> {
    await this.storage.delete(masterKey(hash));
    for (const file of allRenditions()) await this.storage.delete(renditionKey(hash, file));
  }

  /** A rendition's bytes, or null when there is no such master. */
  async rendition(hash: string, rendition: Rendition): Promise<Buffer | null> {
    if (!HASH.test(hash)) return null;
    const key = renditionKey(hash, renditionFile(rendition));
    const kept = await this.storage.read(key);
    if (kept) return kept;
    let making = this.underWay.get(key);
    if (!making) {
      making = this.make(hash, rendition, key).finally(() => this.underWay.delete(key));
      this.underWay.set(key, making);
    }
    return making;
  }

  private async make(hash: string, rendition: Rendition, key: string): Promise<Buffer | null> {
    await this.turns.acquire();
    try {
      const master = await this.master(hash);
      if (!master) return null;
      const bytes = await render(master, rendition, (await this.quality?.current()) ?? QUALITIES);
      await this.storage.put(key, bytes);
      return bytes;
    } finally {
      this.turns.release();
    }
  }
}
