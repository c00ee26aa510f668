import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join(__dirname, '../../../.cache');

/** A file of `.cache` that is made once per key, and which workers may make concurrently. */
export class CacheFile {
  private readonly name: string;

  /**
   * @param folder the folder in `.cache`
   * @param key what the content depends on, such as a hash of its sources
   * @param suffix the ending of the name; files of other keys with the same one are outdated
   */
  constructor(
    private readonly folder: string,
    key: string,
    private readonly suffix: string,
  ) {
    this.name = `${key}.${suffix}`;
    mkdirSync(join(CACHE, folder), { recursive: true });
  }

  get path(): string {
    return join(CACHE, this.folder, this.name);
  }

  get exists(): boolean {
    return existsSync(this.path);
  }

  /** Where the content is to be written before `complete`: a name of this process’s own. */
  get temporary(): string {
    return `${this.path}.${process.pid}`;
  }

  /** Publishes the temporary file under its name and deletes outdated ones. */
  complete(): void {
    renameSync(this.temporary, this.path);
    for (const other of readdirSync(join(CACHE, this.folder)))
      if (other.endsWith(`.${this.suffix}`) && other !== this.name)
        rmSync(join(CACHE, this.folder, other), { force: true });
  }
}
