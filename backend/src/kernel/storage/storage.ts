import type { Readable } from 'node:stream';

/** A stored file as it is read. */
export interface StoredFile {
  stream: Readable;
  /** In bytes. */
  size: number;
}

/** Keys of files that no public address may ever serve begin with it. */
export const PRIVATE = 'private/';

const KEY = /^(?!.*\.\.)[\w][\w./-]{0,250}$/;

/** Keeps files under keys such as `masters/3f/3fa9…`, private ones under `private/…`; whoever stores one also remembers its content type. */
export abstract class Storage {
  abstract put(key: string, body: Buffer): Promise<void>;
  /** The same for a file of this machine that may be too large for memory. */
  abstract putFile(key: string, path: string): Promise<void>;
  /** The file, or null when there is none. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine. */
  abstract delete(key: string): Promise<void>;

  /** The whole file in memory, for what must be processed at once; null when there is none. */
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

  /** Throws on a key that could leave the store; keys are made by the program, so that is a defect. */
  protected checked(key: string): string {
    if (!KEY.test(key)) throw new Error(`"${key}" is no storage key.`);
    return key;
  }
}
