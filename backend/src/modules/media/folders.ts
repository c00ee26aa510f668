import { Injectable } from '@nestjs/common';
import type { MediaFolder } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { tenantBounds } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Media } from './media.entity';

const PATH = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]*(\/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]*){0,4}$/u;
const MAX_LENGTH = 120;
const MAX = 1000;

/** Normalises a folder path such as `spring/lamps`; null when empty. Throws 422 on `folder`. */
export function checkedFolder(folder: string): string | null {
  const path = folder
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)
    .join('/');
  if (!path) return null;
  if (path.length > MAX_LENGTH || !PATH.test(path))
    throw Failure.field('folder', 'may contain letters, digits, spaces and dashes, with / between folders');
  return path;
}

/** Lists the folders of a library; a folder exists as long as it contains a picture. */
@Injectable()
export class MediaFolders {
  constructor(private readonly database: Database) {}

  /** Folders by path with the number of pictures directly in each; the empty path means no folder. */
  async list(actor: Actor | null): Promise<MediaFolder[]> {
    const query = this.database.em
      .createQueryBuilder(Media, 'r')
      .select(`COALESCE(r.folder, '')`, 'path')
      .addSelect('COUNT(*)', 'count')
      .groupBy('path')
      .orderBy('path', 'ASC')
      .limit(MAX);
    const bounds = tenantBounds(actor);
    if (Object.keys(bounds).length) query.where(bounds);
    const rows = await query.getRawMany<{ path: string; count: number | string }>();
    return rows.map(({ path, count }) => ({ path, count: Number(count) }));
  }
}
