import { Injectable } from '@nestjs/common';
import type { MediaRecord } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { linkOf } from './library-links';
import type { Media } from './media.entity';

/** Shows library entries with the addresses of their pictures instead of their hash. */
@Injectable()
export class MediaPresenter implements Presenter<Media> {
  constructor(private readonly translator: Translator) {}

  async rows(rows: Media[], caller: Caller): Promise<MediaRecord[]> {
    return (await this.translator.translate('media', rows, caller.language)).map(recordOf);
  }

  async one(row: Media): Promise<object> {
    const translations = (await this.translator.of('media', [row.id])).get(row.id) ?? {};
    return { ...recordOf(row), translations };
  }
}

/** A library row as the consoles show it. */
export function recordOf(
  row: Media,
): MediaRecord & { focal_x: number; focal_y: number; vendor_id: number | null } {
  const { url, thumbnail_url, alt } = linkOf(row);
  return {
    id: row.id,
    filename: row.filename,
    folder: row.folder ?? '',
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    alt,
    url,
    thumbnail_url,
    focal_x: row.focal_x,
    focal_y: row.focal_y,
    vendor_id: row.vendor_id,
    created_at: row.created_at.toISOString(),
  };
}
