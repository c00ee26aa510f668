import { Injectable } from '@nestjs/common';
import type { MediaDetail, MediaRecord } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { RENDITION_TYPES, widthsFor } from '../../kernel/storage';
import { linkOf } from './library-links';
import type { Media } from './media.entity';
import { PictureUsage } from './picture-usage';

/** Presents library entries with picture URLs. */
@Injectable()
export class MediaPresenter implements Presenter<Media> {
  constructor(
    private readonly translator: Translator,
    private readonly usage: PictureUsage,
  ) {}

  async rows(rows: Media[], caller: Caller): Promise<MediaRecord[]> {
    return (await this.translator.translate('media', rows, caller.language)).map(recordOf);
  }

  /** One picture with its translations, the records that use it and its renditions. */
  async one(row: Media): Promise<MediaDetail> {
    const translations = (await this.translator.findByRecords('media', [row.id])).get(row.id) ?? {};
    const used_by = await this.usage.list(row.id);
    return { ...recordOf(row), translations, used_by, sizes: sizesOf(row) };
  }
}

function sizesOf({ sha256, width, height }: Media): MediaDetail['sizes'] {
  return widthsFor(width).map((wanted) => {
    const shown = Math.min(wanted, width);
    const urls = Object.keys(RENDITION_TYPES).map((format) => [
      format,
      `/media/${sha256}/${wanted}.${format}`,
    ]);
    return { width: shown, height: Math.round((height * shown) / width), urls: Object.fromEntries(urls) };
  });
}

function ownerOf({ vendor_id, customer_id }: Media): MediaRecord['owner'] {
  if (customer_id !== null) return 'customer';
  return vendor_id === null ? 'admin' : 'vendor';
}

/** A media row as a console record. */
export function recordOf(row: Media): MediaRecord {
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
    blurhash: row.blurhash || null,
    sha256: row.sha256,
    owner: ownerOf(row),
    focal_x: row.focal_x,
    focal_y: row.focal_y,
    vendor_id: row.vendor_id,
    customer_id: row.customer_id,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}
