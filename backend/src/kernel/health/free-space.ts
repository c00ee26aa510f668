import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Reads the free disk space from the operating system. */
@Injectable()
export class FreeSpace {
  /** Free bytes of the file system of a path, which need not exist yet; null when unknown. */
  async measure(path: string): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(path);
      return bavail * bsize;
    } catch {
      const parent = dirname(path);
      return parent === path ? null : this.measure(parent);
    }
  }
}
