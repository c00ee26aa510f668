import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, insertMany } from '../../../kernel/database';
import type { Delivery } from '../../../kernel/queue';
import { Processes } from '../../../kernel/queue';
import { stored } from '../../../kernel/translation';
import { Product } from '../../catalogue';
import { Media } from '../../media';
import { Import, ImportIssue } from '../import.entity';
import type { NamedPicture } from '../reading/sheet-pictures';
import { ImportedPictures } from './imported-pictures';
import type { RefusedPicture } from './obtain-picture';
import { ObtainPicture } from './obtain-picture';
import type { PictureTask } from './picture-orders';
import { FETCH_PICTURES } from './picture-orders';
import { ShowPictures } from './show-pictures';

/** Obtains the pictures of one product; failures are recorded as issues and don't stop the import. */
@Injectable()
export class PictureJob {
  constructor(
    private readonly database: Database,
    private readonly pictures: ImportedPictures,
    private readonly obtaining: ObtainPicture,
    private readonly showing: ShowPictures,
  ) {}

  @Processes(FETCH_PICTURES)
  async run(task: PictureTask, { attempt }: Delivery): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Import, { where: { id: task.import_id } });
    const product = await em.findOne(Product, { where: { id: task.product_id } });
    if (!row || !product || ['undoing', 'undone'].includes(row.state)) return;
    const known = await this.pictures.find(product.id);
    const found = new Map<string, Media>();
    const refused: RefusedPicture[] = [];
    for (const picture of distinct(task)) {
      const got = known(picture.url) ?? (await this.obtaining.execute(picture, product, row, attempt));
      if (got instanceof Media) found.set(picture.url, got);
      else refused.push(got);
    }
    await this.showing.execute(task, found, row, refused.length === 0);
    await this.report(row, product.slug, found.size, refused);
  }

  private async report(
    row: Import,
    handle: string,
    done: number,
    refused: readonly RefusedPicture[],
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

/** The pictures by URL; what the gallery says of one counts. */
function distinct({ gallery, variants, described }: PictureTask): NamedPicture[] {
  const all = [...described, ...variants, ...gallery];
  return [...new Map(all.map((one) => [one.url, one])).values()];
}
