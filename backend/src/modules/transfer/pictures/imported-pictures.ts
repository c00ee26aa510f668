import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, upsertMany } from '../../../kernel/database';
import { pictureUrls } from '../../../kernel/storage';
import { Media } from '../../media';
import { ImportedPicture, ImportedProduct } from '../import.entity';
import { externalPictures, withPictures } from './description-pictures';

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 32);

/** The pictures that imports obtained for a product, by URL. */
@Injectable()
export class ImportedPictures {
  constructor(private readonly database: Database) {}

  /** Those of a product that still exist. */
  async find(product_id: number): Promise<(url: string) => Media | undefined> {
    const rows = await this.database.em.find(ImportedPicture, { where: { product_id } });
    const media = await this.mediaOf(rows);
    const known = new Map(rows.map((row) => [row.url_hash, media.get(row.media_id)]));
    return (url) => known.get(hashOf(url));
  }

  /** Ids of all pictures that imports obtained for a product. */
  async ids(product_id: number): Promise<Set<number>> {
    const rows = await this.database.em.find(ImportedPicture, { where: { product_id } });
    return new Set(rows.map(({ media_id }) => media_id));
  }

  async remember(
    { import_id, product_id }: Pick<ImportedPicture, 'import_id' | 'product_id'>,
    pictures: ReadonlyMap<string, Media>,
  ): Promise<void> {
    const rows = [...pictures].map(([url, { id: media_id }]) => ({
      product_id,
      url_hash: hashOf(url),
      media_id,
      import_id,
    }));
    await upsertMany(this.database.em, ImportedPicture, rows, ['product_id', 'url_hash']);
  }

  /** Remembers that all pictures of the file are there: a repeated import has nothing to do. */
  async settle(product_id: number, pictures_hash: string): Promise<void> {
    await this.database.em.update(ImportedProduct, { product_id }, { pictures_hash });
  }

  /** Forgets what an import obtained for these products, before it is undone. */
  async forget(import_id: number, product_ids: readonly number[]): Promise<void> {
    const product_id = In([...product_ids]);
    await this.database.em.delete(ImportedPicture, { import_id, product_id });
    await this.database.em.update(ImportedProduct, { product_id }, { pictures_hash: null });
  }

  /** Whether a product that still exists shows a picture in a text, of which there is no foreign key. */
  async isNamed(media_id: number): Promise<boolean> {
    return this.database.em
      .createQueryBuilder(ImportedPicture, 'i')
      .innerJoin('i.product', 'p')
      .where('i.media_id = :media_id', { media_id })
      .getExists();
  }

  /**
   * Rich texts of existing products in which pictures that were downloaded before have their address here, so that a
   * repeated import changes nothing.
   */
  async localize(texts: readonly { product_id: number; values: Record<string, unknown> }[]): Promise<void> {
    for (const { product_id, values } of texts) {
      const hosts = [values, ...Object.values((values.translations ?? {}) as Record<string, object>)];
      const shown = (hosts as Record<string, unknown>[]).filter(
        ({ description }) => typeof description === 'string' && externalPictures(description).length > 0,
      );
      if (shown.length === 0) continue;
      const known = await this.find(product_id);
      for (const one of shown) one.description = withKnown(String(one.description), known);
    }
  }

  private async mediaOf(rows: readonly ImportedPicture[]): Promise<Map<number, Media>> {
    const where = { id: In(rows.map(({ media_id }) => media_id)) };
    const media = rows.length ? await this.database.em.find(Media, { where }) : [];
    return new Map(media.map((one) => [one.id, one]));
  }
}

/** The text with pictures that are in the library shown from there. */
export function withKnown(html: string, known: (url: string) => Media | undefined): string {
  const sources = externalPictures(html).flatMap((url): [string, string][] => {
    const media = known(url);
    return media ? [[url, pictureUrls(media.sha256, media.width).src]] : [];
  });
  return withPictures(html, new Map(sources));
}
