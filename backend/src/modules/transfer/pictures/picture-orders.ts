import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue } from '../../../kernel/queue';
import { ProductMedia } from '../../catalogue';
import { Import } from '../import.entity';

/** A picture that a row names. */
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

/** Attempts at hosts that do not answer. */
export const PICTURE_ATTEMPTS = 3;
export const FETCH_PICTURES = defineJob<PictureTask>('transfer.pictures', { attempts: PICTURE_ATTEMPTS });

/** Pictures of one product's gallery. */
const MOST = 30;

/** Orders the pictures of products that were just written: a job for each, asked for in the same transaction. */
@Injectable()
export class PictureOrders {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** Products that show as many pictures already are left alone, so that a repeat fetches nothing. */
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
      ({ product_id, pictures }) => count(product_id) < Math.min(pictures.length, MOST),
    );
    const payloads = wanted.map(({ product_id, pictures }) => ({
      ...{ import_id, product_id },
      pictures: pictures.slice(0, MOST),
    }));
    await this.queue.enqueueAll(payloads.map((payload) => ({ name: FETCH_PICTURES.name, payload })));
    const added = payloads.reduce((sum, { pictures }) => sum + pictures.length, 0);
    if (added) await em.increment(Import, { id: import_id }, 'pictures_total', added);
  }
}
