import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Asks the operating system how much room is left. */
@Injectable()
export class FreeSpace {
  /** Free bytes of the file system that a path lies on, or will lie on; null where nobody can tell. */
  async at(path: string): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(path);
      return bavail * bsize;
    } catch {
      const parent = dirname(path);
      return parent === path ? null : this.at(parent);
    }
  }
}
