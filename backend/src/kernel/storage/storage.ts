import type { Readable } from 'node:stream';

/** A stored file for reading. */
export interface StoredFile {
  stream: Readable;
  /** In bytes. */
  size: number;
}

/** Key prefix of files that no public URL may serve. */
export const PRIVATE = 'private/';

const KEY = /^(?!.*\.\.)[\w][\w./-]{0,250}$/;

/**
 * Stores files under keys such as `masters/3f/3fa9…`, private ones under `private/…`; the caller stores the
 * content type.
 */
export abstract class Storage {
  abstract put(key: string, body: Buffer): Promise<void>;
  /** The same for a local file that may be too large for memory. */
  abstract putFile(key: string, path: string): Promise<void>;
  /** The file, or null if it does not exist. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract exists(key: string): Promise<boolean>;
  /** Deleting a missing file is no error. */
  abstract delete(key: string): Promise<void>;

  /** The whole file in memory; null if it does not exist. */
  async read(key: string): Promise<Buffer | null> {
    const file = await this.get(key);
    if (!file) return null;
    const pieces: Buffer[] = [];
    for await (const piece of file.stream) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  }

  protected isPrivate(key: string): boolean {
    return key.startsWith(PRIVATE);
  }

  /** Throws for a key that could leave the storage; keys are generated, so that is a bug. */
  protected checked(key: string): string {
    if (!KEY.test(key)) throw new Error(`"${key}" is no storage key.`);
    return key;
  }
}
