import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import type { FormFile } from '../../kernel/http';
import { Failure } from '../../kernel/http';
import { AddMedia, MediaLibrary, Pictures } from '../media';
import { ReviewPicture } from './review-picture.entity';

/** Folder of the library that holds what customers have sent. */
const FOLDER = 'reviews';

/** Keeps the pictures of reviews; each is its customer's, and goes with its last review. */
@Injectable()
export class ReviewPictures {
  constructor(
    private readonly database: Database,
    private readonly adding: AddMedia,
    private readonly library: MediaLibrary,
    private readonly pictures: Pictures,
  ) {}

  /** Ids of the pictures in the library, all of them checked like any other upload. */
  async keep(sent: readonly FormFile[], actor: Actor): Promise<number[]> {
    const ids = new Set<number>();
    const owner = { vendor_id: null, customer_id: actor.id, actor: null };
    try {
      for (const { filename, read } of sent) {
        const facts = { filename, folder: FOLDER, alt: null, ...owner };
        ids.add((await this.adding.execute(await read(), facts)).id);
      }
    } catch (error) {
      await this.drop([...ids]);
      throw error instanceof Failure && error.errors?.file
        ? Failure.invalid({ pictures: error.errors.file })
        : error;
    }
    return [...ids];
  }

  async attach(review_id: number, ids: readonly number[]): Promise<void> {
    if (ids.length)
      await this.database.em.insert(
        ReviewPicture,
        ids.map((media_id) => ({ review_id, media_id })),
      );
  }

  /** Ids of a review's pictures. */
  async idsOf(review_id: number): Promise<number[]> {
    const rows = await this.database.em.find(ReviewPicture, { where: { review_id } });
    return rows.map(({ media_id }) => media_id);
  }

  /** Throws pictures away that no review, nor anything else, shows any more. */
  async drop(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.library.removeUnused(id);
  }

  /** Pictures by review, in the order in which they were sent. */
  async of(reviewIds: readonly number[], language?: string): Promise<Map<number, Picture[]>> {
    if (reviewIds.length === 0) return new Map();
    const where = { review_id: In([...reviewIds]) };
    const rows = await this.database.em.find(ReviewPicture, { where, order: { media_id: 'ASC' } });
    const pictures = await this.pictures.of(
      rows.map(({ media_id }) => media_id),
      language,
    );
    const found = new Map<number, Picture[]>();
    for (const { review_id, media_id } of rows) {
      const picture = pictures.get(media_id);
      if (picture) found.set(review_id, [...(found.get(review_id) ?? []), picture]);
    }
    return found;
  }
}
