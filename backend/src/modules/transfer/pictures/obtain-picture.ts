import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { FetchPicture, PictureRefused } from '../../../kernel/outbound';
import { Pictures as Masters } from '../../../kernel/storage';
import type { TranslatableText } from '../../../kernel/translation';
import { Product, ProductMedia, Variant } from '../../catalogue';
import { AddMedia, Media } from '../../media';
import type { Import } from '../import.entity';
import { ImportEffect } from '../import.entity';
import type { NamedPicture } from '../reading/sheet-pictures';
import { actorOf } from '../running/actor-of';
import { PICTURE_ATTEMPTS } from './picture-orders';

const FOLDER = 'import';
const OWN = /^\/media\/([\da-f]{32})\//;

/** A picture that can't be obtained, and why. */
export interface RefusedPicture extends NamedPicture {
  message: TranslatableText;
}

/** Obtains the picture of a URL: from the library, or by download into the library of the product's vendor. */
@Injectable()
export class ObtainPicture {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly fetching: FetchPicture,
    private readonly masters: Masters,
    private readonly adding: AddMedia,
  ) {}

  async execute(
    picture: NamedPicture,
    product: Product,
    row: Import,
    attempt: number,
  ): Promise<Media | RefusedPicture> {
    try {
      const sha256 = this.ownHash(picture.url);
      const known = sha256 === null ? null : await this.known(sha256, product, row);
      if (known) return known;
      const bytes =
        sha256 === null ? await this.fetching.execute(picture.url) : await this.masters.readOriginal(sha256);
      if (!bytes) throw new PictureRefused('is no longer in the library');
      return await this.add(bytes, picture, product, row);
    } catch (error) {
      // Everything else, such as 503 while busy or a network error, is retried.
      if (error instanceof PictureRefused || (error instanceof Failure && error.status < 500))
        return { ...picture, message: error.text };
      if (error instanceof URIError) return { ...picture, message: 'is not a web address' };
      if (attempt < PICTURE_ATTEMPTS) throw error;
      return { ...picture, message: 'could not be fetched: the host did not answer in time' };
    }
  }

  private async add(
    bytes: Buffer,
    { url, alt }: NamedPicture,
    product: Product,
    row: Import,
  ): Promise<Media> {
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    const filename = decodeURIComponent(path.split('/').pop() ?? '').slice(-190) || 'picture';
    const text = (alt ?? product.name).slice(0, 250);
    const { vendor_id } = product;
    const facts = { filename, folder: FOLDER, alt: text || null, vendor_id, actor: actorOf(row) };
    const media = await this.adding.execute(bytes, facts);
    // By its time, as a retried job finds the pictures of its first attempt.
    const isNew = media.folder === FOLDER && media.created_at >= (row.started_at ?? row.created_at);
    const effect = { import_id: row.id, resource: 'media', record_id: media.id };
    if (isNew)
      await this.database.tx(async (em) => {
        if (!(await em.existsBy(ImportEffect, effect)))
          await em.insert(ImportEffect, { ...effect, patch: null });
      });
    return media;
  }

  /** Hash of a picture of this shop, by its URL; null for an external one. */
  private ownHash(text: string): string | null {
    const base = this.config.PUBLIC_URL ?? 'http://own.invalid';
    if (!URL.canParse(text, base)) return null;
    const url = new URL(text, base);
    return url.host === new URL(base).host ? (OWN.exec(url.pathname)?.[1] ?? null) : null;
  }

  /** One that the product may use as it is; another vendor's picture is copied. */
  private async known(sha256: string, product: Product, row: Import): Promise<Media | null> {
    const { em } = this.database;
    const rows = await em.find(Media, { where: { sha256, customer_id: IsNull() }, order: { id: 'ASC' } });
    if (rows.length === 0) throw new PictureRefused('is no longer in the library');
    const own = rows.find(({ vendor_id }) => vendor_id === product.vendor_id);
    if (own) return own;
    const [shared] = rows.filter(({ vendor_id }) => vendor_id === null);
    if (!shared) return null;
    const use = { product_id: product.id, media_id: shared.id };
    const isUsable =
      row.actor_audience === 'admin' ||
      (await em.existsBy(ProductMedia, use)) ||
      (await em.existsBy(Variant, use));
    return isUsable ? shared : null;
  }
}
