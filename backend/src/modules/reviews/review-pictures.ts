import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database, insertMany } from '../../kernel/database';
import type { FormFile } from '../../kernel/http';
import { Failure } from '../../kernel/http';
import { AddMedia, MediaLibrary, Pictures } from '../media';
import { ReviewPicture } from './review-picture.entity';

/** Media library folder for review pictures. */
const FOLDER = 'reviews';

/** Stores review pictures; each belongs to its customer, and is deleted with the last review that uses it. */
@Injectable()
export class ReviewPictures {
  constructor(
    private readonly database: Database,
    private readonly adding: AddMedia,
    private readonly library: MediaLibrary,
    private readonly pictures: Pictures,
  ) {}

  /** Returns their ids in the media library; validated like any upload. @throws Failure 422 on `pictures` */
  async store(sent: readonly FormFile[], actor: Actor): Promise<number[]> {
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
    await insertMany(
      this.database.em,
      ReviewPicture,
      ids.map((media_id) => ({ review_id, media_id })),
    );
  }

  /** Ids of a review's pictures. */
  async idsOf(review_id: number): Promise<number[]> {
    const rows = await this.database.em.find(ReviewPicture, { where: { review_id } });
    return rows.map(({ media_id }) => media_id);
  }

  /** Deletes pictures that are not used anywhere any more. */
  async drop(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.library.removeUnused(id);
  }

  /** Pictures by review id, in upload order. */
  async findByReviews(reviewIds: readonly number[], language?: string): Promise<Map<number, Picture[]>> {
    if (reviewIds.length === 0) return new Map();
    const where = { review_id: In([...reviewIds]) };
    const rows = await this.database.em.find(ReviewPicture, { where, order: { media_id: 'ASC' } });
    const pictures = await this.pictures.findByIds(
      rows.map(({ media_id }) => media_id),
      language,
    );
    const picturesByReview = new Map<number, Picture[]>();
    for (const { review_id, media_id } of rows) {
      const picture = pictures.get(media_id);
      if (picture) picturesByReview.set(review_id, [...(picturesByReview.get(review_id) ?? []), picture]);
    }
    return picturesByReview;
  }
}
