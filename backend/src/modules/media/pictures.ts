import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { pictureUrls } from '../../kernel/storage';
import type { Media } from './media.entity';

/** The columns needed to show a picture. */
export const SHOWN_MEDIA = [
  'id',
  'alt',
  'width',
  'height',
  'blurhash',
  'sha256',
  'focal_x',
  'focal_y',
] as const;

type ShownMedia = Pick<Media, (typeof SHOWN_MEDIA)[number]>;

/** Loads library pictures for the storefront. */
@Injectable()
export class Pictures {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  /** Pictures by id, in one query (two for another language); missing ones are omitted. */
  async findByIds(
    ids: readonly (number | null | undefined)[],
    language: string = BASE_LANGUAGE,
  ): Promise<Map<number, Picture>> {
    const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
    if (wanted.length === 0) return new Map();
    const marks = wanted.map(() => '?').join(', ');
    const rows: ShownMedia[] = await this.database.em.query(
      `SELECT ${SHOWN_MEDIA.join(', ')} FROM media WHERE id IN (${marks})`,
      wanted,
    );
    const texts = await this.translator.translate('media', rows, language);
    return new Map(texts.map((row) => [row.id, pictureOf(row)]));
  }
}

/** A media row as a storefront picture. */
export function pictureOf(row: ShownMedia): Picture {
  return {
    id: row.id,
    alt: row.alt ?? '',
    width: row.width,
    height: row.height,
    blurhash: row.blurhash || null,
    ...pictureUrls(row.sha256, row.width),
    focus: `${row.focal_x}% ${row.focal_y}%`,
  };
}
