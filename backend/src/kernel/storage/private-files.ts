import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PRIVATE, Storage, type StoredFile } from './storage';

/** Files that only a call which knows its reader may hand out; they have names that nobody can guess, and no address. */
@Injectable()
export class PrivateFiles {
  constructor(private readonly storage: Storage) {}

  /** Keeps the bytes; returns the key by which they are found again. */
  async keep(folder: string, bytes: Buffer): Promise<string> {
    const key = `${PRIVATE}${folder}/${randomUUID()}`;
    await this.storage.put(key, bytes);
    return key;
  }

  /** The file, or null when there is none. Throws on the key of a public file: that is a defect. */
  get(key: string): Promise<StoredFile | null> {
    return this.storage.get(this.checked(key));
  }

  async discard(key: string): Promise<void> {
    await this.storage.delete(this.checked(key));
  }

  private checked(key: string): string {
    if (!key.startsWith(PRIVATE)) throw new Error(`"${key}" is not the key of a private file.`);
    return key;
  }
}
