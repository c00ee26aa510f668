import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Storage, type StoredFile } from './storage';

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Mode of private files: only the shop's own process may read them. */
const OWNER_ONLY = 0o600;

/** Stores files in a local folder; private ones are closed to other users of the machine. */
export class DiskStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Writes to a temporary file and renames it, so that neither readers nor crashes see half a file. */
  put(key: string, body: Buffer): Promise<void> {
    return this.write(key, (draft) => writeFile(draft, body));
  }

  putFile(key: string, path: string): Promise<void> {
    return this.write(key, (draft) => copyFile(path, draft));
  }

  async get(key: string): Promise<StoredFile | null> {
    try {
      const handle = await open(this.path(key));
      const { size } = await handle.stat();
      return { stream: createReadStream('', { fd: handle }), size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  exists(key: string): Promise<boolean> {
    return access(this.path(key)).then(
      () => true,
      () => false,
    );
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private async write(key: string, fill: (draft: string) => Promise<void>): Promise<void> {
    const path = this.path(key);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await fill(draft);
    if (this.isPrivate(key)) await chmod(draft, OWNER_ONLY);
    await rename(draft, path);
  }

  private path(key: string): string {
    return join(this.folder, this.checked(key));
  }
}
