import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue } from '../../../kernel/queue';
import { Import, ImportedProduct } from '../import.entity';
import type { SheetPictures } from '../reading/sheet-pictures';
import { picturesHash } from '../reading/sheet-pictures';

/** Payload of the job that obtains a product's pictures. */
export interface PictureTask extends SheetPictures {
  import_id: number;
  product_id: number;
  /** Whether this import created the product. */
  isNew: boolean;
  hash: string;
}

/** Attempts to download from hosts that don't respond. */
export const PICTURE_ATTEMPTS = 3;
export const FETCH_PICTURES = defineJob<PictureTask>('transfer.pictures', { attempts: PICTURE_ATTEMPTS });

/** Maximum number of pictures per gallery. */
export const MAX_PICTURES = 30;
/** Maximum number of pictures that are taken from a product's descriptions. */
const MAX_DESCRIBED = 60;

/** A written product with the pictures that its rows name. */
export interface PicturedProduct {
  product_id: number;
  pictures: SheetPictures;
  isNew: boolean;
}

/** Distinct URLs of a product's pictures. */
export function urlsOf({ gallery, variants, described }: SheetPictures): Set<string> {
  return new Set([...gallery, ...variants, ...described].map(({ url }) => url));
}

/** Enqueues a job for the pictures of each written product, in the same transaction. */
@Injectable()
export class PictureOrders {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** Products with the same pictures as in the file before are skipped: a repeated import downloads nothing. */
  async order(import_id: number, products: readonly PicturedProduct[]): Promise<void> {
    const named = products.filter(({ pictures }) => urlsOf(pictures).size > 0);
    if (named.length === 0) return;
    const { em } = this.database;
    const product_id = In(named.map((one) => one.product_id));
    const former = new Map(
      (await em.find(ImportedProduct, { where: { product_id } })).map((row) => [
        row.product_id,
        row.pictures_hash,
      ]),
    );
    const payloads = named.flatMap(({ pictures, ...one }): PictureTask[] => {
      const hash = picturesHash(pictures);
      return former.get(one.product_id) === hash ? [] : [{ import_id, ...one, ...bounded(pictures), hash }];
    });
    await this.queue.enqueueAll(payloads.map((payload) => ({ name: FETCH_PICTURES.name, payload })));
    const added = payloads.reduce((sum, pictures) => sum + urlsOf(pictures).size, 0);
    if (added) await em.increment(Import, { id: import_id }, 'pictures_total', added);
  }
}

function bounded({ gallery, variants, described }: SheetPictures): SheetPictures {
  return {
    gallery: gallery.slice(0, MAX_PICTURES),
    variants,
    described: described.slice(0, MAX_DESCRIBED),
  };
}
