import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import type { PictureLink } from '../../kernel/resource';
import { PictureLinks } from '../../kernel/resource';
import { pictureUrls } from '../../kernel/storage';
import { Media } from './media.entity';

/** Width in pixels of the small picture in a list. */
const THUMBNAIL = 160;

/** Address of the small picture that lists show. */
export function thumbnailUrl(sha256: string): string {
  return `/media/${sha256}/${THUMBNAIL}.jpg`;
}

/** Gives the generic presenter links to the pictures that records name. */
@Injectable()
export class LibraryLinks extends PictureLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async of(ids: number[]): Promise<Map<number, PictureLink>> {
    const rows = await this.database.em.find(Media, { where: { id: In(ids) } });
    return new Map(rows.map((row) => [row.id, linkOf(row)]));
  }
}

/** A library row as records of the consoles show it. */
export function linkOf({ id, sha256, width, alt }: Media): PictureLink {
  return { id, url: pictureUrls(sha256, width).src, thumbnail_url: thumbnailUrl(sha256), alt: alt ?? '' };
}
