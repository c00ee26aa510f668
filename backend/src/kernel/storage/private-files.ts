import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PRIVATE, Storage, type StoredFile } from './storage';

/**
 * Stores private files under unguessable keys, without URLs; served only by routes that authorise readers.
 */
@Injectable()
export class PrivateFiles {
  constructor(private readonly storage: Storage) {}

  /** Stores the bytes; returns their key. */
  async store(folder: string, bytes: Buffer): Promise<string> {
    const key = `${PRIVATE}${folder}/${randomUUID()}`;
    await this.storage.put(key, bytes);
    return key;
  }

  /** The file, or null if it does not exist. Throws for the key of a public file, which is a bug. */
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
