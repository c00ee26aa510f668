import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue } from '../../../kernel/queue';
import { ProductMedia } from '../../catalogue';
import { Import } from '../import.entity';

/** A picture URL in a row. */
export interface NamedPicture {
  url: string;
  line: number;
}

/** Payload of the job that fetches a product's pictures. */
export interface PictureTask {
  import_id: number;
  product_id: number;
  pictures: NamedPicture[];
}

/** Attempts to download from hosts that don't respond. */
export const PICTURE_ATTEMPTS = 3;
export const FETCH_PICTURES = defineJob<PictureTask>('transfer.pictures', { attempts: PICTURE_ATTEMPTS });

/** Maximum number of pictures per product. */
export const MOST_PICTURES = 30;

/** Enqueues a download job for the pictures of each written product, in the same transaction. */
@Injectable()
export class PictureOrders {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** Products that already have as many pictures are skipped, so that a repeated import downloads nothing. */
  async order(
    import_id: number,
    products: readonly { product_id: number; pictures: NamedPicture[]; isNew: boolean }[],
  ): Promise<void> {
    const named = products.filter(({ pictures }) => pictures.length > 0);
    if (named.length === 0) return;
    const { em } = this.database;
    const known = named.filter(({ isNew }) => !isNew).map(({ product_id }) => product_id);
    const shown = known.length ? await em.find(ProductMedia, { where: { product_id: In(known) } }) : [];
    const count = (id: number): number => shown.filter(({ product_id }) => product_id === id).length;
    const wanted = named.filter(
      ({ product_id, pictures }) => count(product_id) < Math.min(pictures.length, MOST_PICTURES),
    );
    const payloads = wanted.map(({ product_id, pictures }) => ({
      import_id,
      product_id,
      pictures: pictures.slice(0, MOST_PICTURES),
    }));
    await this.queue.enqueueAll(payloads.map((payload) => ({ name: FETCH_PICTURES.name, payload })));
    const added = payloads.reduce((sum, { pictures }) => sum + pictures.length, 0);
    if (added) await em.increment(Import, { id: import_id }, 'pictures_total', added);
  }
}
