import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import { VersionedCache } from '../../kernel/cache';
import { Database, placeholders } from '../../kernel/database';
import { Languages, Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
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

/** Cache version that changes with any picture of the library. */
const PICTURES = 'pictures';
/** Maximum pictures cached, of some hundred bytes each. */
const MAX = 5_000;

/** Loads library pictures for the storefront; each change of a cart shows those of its lines again. */
@Injectable()
export class Pictures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly languages: Languages,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['media'], async () => this.cache.invalidate(PICTURES));
  }

  /** Pictures by id, from the cache or in one query (two for another language); missing ones are omitted. */
  async findByIds(
    ids: readonly (number | null | undefined)[],
    language: string = BASE_LANGUAGE,
  ): Promise<Map<number, Picture>> {
    const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
    // A transaction may have changed pictures, and be rolled back.
    if (wanted.length === 0 || this.database.isInTransaction) return this.read(wanted, language);
    const chain = this.languages.chain(language).join();
    const known = await this.cache.getOrCompute(
      PICTURES,
      chain,
      async () => new LRUCache<number, Picture>({ max: MAX }),
    );
    const found = new Map(
      wanted.flatMap((id) => {
        const picture = known.get(id);
        return picture ? [[id, picture] as const] : [];
      }),
    );
    const missing = wanted.filter((id) => !found.has(id));
    for (const [id, picture] of await this.read(missing, language)) {
      known.set(id, picture);
      found.set(id, picture);
    }
    return found;
  }

  private async read(ids: readonly number[], language: string): Promise<Map<number, Picture>> {
    if (ids.length === 0) return new Map();
    const marks = placeholders(ids);
    const rows: ShownMedia[] = await this.database.em.query(
      `SELECT ${SHOWN_MEDIA.join(', ')} FROM media WHERE id IN (${marks})`,
      [...ids],
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
