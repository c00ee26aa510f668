import { Injectable } from '@nestjs/common';
import { Database, entityRows, placeholders } from '../../kernel/database';
import type { PictureLink } from '../../kernel/resource';
import { PictureLinks } from '../../kernel/resource';
import { pictureUrls, squareUrl } from '../../kernel/storage';
import { Media } from './media.entity';

const LINKED = ['id', 'sha256', 'width', 'alt', 'focal_x', 'focal_y', 'blurhash'] as const;
type LinkedPicture = Pick<Media, (typeof LINKED)[number]>;

/** Resolves the picture ids of records to links, for the generic presenter. */
@Injectable()
export class LibraryLinks extends PictureLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async findByPictures(ids: number[]): Promise<Map<number, PictureLink>> {
    if (ids.length === 0) return new Map();
    const where = `WHERE r.id IN (${placeholders(ids)})`;
    const rows = await entityRows<LinkedPicture>(this.database.em, Media, where, ids, LINKED);
    return new Map(rows.map((row) => [row.id, linkOf(row)]));
  }
}

/** The link to a picture, as embedded in console records. */
export function linkOf({ id, sha256, width, alt, focal_x, focal_y, blurhash }: LinkedPicture): PictureLink {
  const { src } = pictureUrls(sha256, width);
  const shown = { url: src, thumbnail_url: squareUrl(sha256, focal_x, focal_y) };
  return { id, ...shown, alt: alt ?? '', blurhash: blurhash || null };
}
