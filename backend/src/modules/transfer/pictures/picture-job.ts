import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Config } from '../../../kernel/config';
import { Database, insertMany } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { FetchPicture, PictureRefused } from '../../../kernel/outbound';
import type { Delivery } from '../../../kernel/queue';
import { Processes } from '../../../kernel/queue';
import { type TranslatableText, stored } from '../../../kernel/translation';
import { Product, ProductMedia, SaveProductMedia } from '../../catalogue';
import { AddMedia, Media } from '../../media';
import { Import, ImportIssue } from '../import.entity';
import { actorOf } from '../running/import-job';
import type { NamedPicture, PictureTask } from './picture-orders';
import { FETCH_PICTURES, MOST_PICTURES, PICTURE_ATTEMPTS } from './picture-orders';

const FOLDER = 'import';
const OWN = /^\/media\/([\da-f]{32})\//;

interface Refused extends NamedPicture {
  message: TranslatableText;
}

/**
 * Downloads a product's pictures into its vendor's media library and adds them to its gallery; failures are
 * recorded as issues and don't stop the import.
 */
@Injectable()
export class PictureJob {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly fetching: FetchPicture,
    private readonly adding: AddMedia,
    private readonly showing: SaveProductMedia,
  ) {}

  @Processes(FETCH_PICTURES)
  async run({ import_id, product_id, pictures }: PictureTask, { attempt }: Delivery): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Import, { where: { id: import_id } });
    const product = await em.findOne(Product, { where: { id: product_id } });
    if (!row || !product || ['undoing', 'undone'].includes(row.state)) return;
    const found: number[] = [];
    const refused: Refused[] = [];
    for (const picture of pictures) {
      const got = await this.one(picture, product, row, attempt);
      if (typeof got === 'number') found.push(got);
      else refused.push(got);
    }
    await this.attach(product, found, row);
    await this.report(row, product.slug, found.length, refused);
  }

  private async one(
    picture: NamedPicture,
    product: Product,
    row: Import,
    attempt: number,
  ): Promise<number | Refused> {
    try {
      const own = await this.own(picture.url, product);
      if (own !== null) return own;
      const bytes = await this.fetching.execute(picture.url);
      const filename = decodeURIComponent(new URL(picture.url).pathname.split('/').pop() ?? '').slice(-190);
      const facts = { filename: filename || 'picture', folder: FOLDER, alt: product.name.slice(0, 250) };
      const made = await this.adding.execute(bytes, {
        ...facts,
        vendor_id: product.vendor_id,
        actor: actorOf(row),
      });
      return made.id;
    } catch (error) {
      // Everything else, such as 503 while busy or a network error, is retried.
      if (error instanceof PictureRefused || (error instanceof Failure && error.status < 500))
        return { ...picture, message: error.text };
      if (error instanceof URIError) return { ...picture, message: 'is not a web address' };
      if (attempt < PICTURE_ATTEMPTS) throw error;
      return { ...picture, message: 'could not be fetched: the host did not answer in time' };
    }
  }

  /** Id of a picture that is already in this shop's library, by its URL; null for an external one. */
  private async own(text: string, { vendor_id }: Product): Promise<number | null> {
    const base = this.config.PUBLIC_URL ?? 'http://own.invalid';
    if (!URL.canParse(text, base)) return null;
    const url = new URL(text, base);
    const sha256 = url.host === new URL(base).host ? OWN.exec(url.pathname)?.[1] : undefined;
    if (!sha256) return null;
    const where = [
      { sha256, vendor_id },
      { sha256, vendor_id: IsNull(), customer_id: IsNull() },
    ];
    const [known] = await this.database.em.find(Media, { where, order: { vendor_id: 'DESC' } });
    if (!known) throw new PictureRefused('is no longer in the library');
    return known.id;
  }

  private async attach(product: Product, found: number[], row: Import): Promise<void> {
    await this.database.tx(async (em) => {
      const { id } = product;
      const shown = await em.find(ProductMedia, { where: { product_id: id }, order: { sort: 'ASC' } });
      const ids = shown.map(({ media_id }) => media_id);
      const added = [...new Set(found)].filter((one) => !ids.includes(one));
      if (added.length === 0) return;
      const { version } = await em.findOneOrFail(Product, { where: { id } });
      const media = [...ids, ...added].slice(0, MOST_PICTURES).map((media_id) => ({ media_id }));
      await this.showing.execute(id, { version, media }, {}, callerOf(row));
    });
  }

  private async report(
    row: Import,
    handle: string,
    done: number,
    refused: readonly Refused[],
  ): Promise<void> {
    const column = row.columns.find(({ target }) => target === 'images')?.name ?? 'images';
    await this.database.tx(async (em) => {
      const issues = refused.map(({ line, url, message }) => ({
        import_id: row.id,
        kind: 'picture',
        line,
        handle,
        column,
        value: url.slice(0, 250),
        message: stored(message, 500),
      }));
      await insertMany(em, ImportIssue, issues);
      await em
        .createQueryBuilder()
        .update(Import)
        .set({
          pictures_done: () => `pictures_done + ${done}`,
          pictures_refused: () => `pictures_refused + ${refused.length}`,
          issues: () => `issues + ${refused.length}`,
        })
        .where({ id: In([row.id]) })
        .execute();
    });
  }
}

function callerOf(row: Import): Caller {
  return { actor: actorOf(row), session: null, language: 'en', currency: null, ip: '' };
}
