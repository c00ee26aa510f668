import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database, insertMany } from '../../kernel/database';
import type { FormFile } from '../../kernel/http';
import { CustomerPictures } from '../media';
import { ReviewPicture } from './review-picture.entity';

/** Media library folder for review pictures. */
const FOLDER = 'reviews';

/** Stores review pictures; each belongs to its customer, and is deleted with the last review that uses it. */
@Injectable()
export class ReviewPictures {
  constructor(
    private readonly database: Database,
    private readonly pictures: CustomerPictures,
  ) {}

  /** Returns their ids in the media library; validated like any upload. @throws Failure 422 on `pictures` */
  store(sent: readonly FormFile[], actor: Actor): Promise<number[]> {
    return this.pictures.store(sent, FOLDER, actor.id);
  }

  async attach(review_id: number, ids: readonly number[]): Promise<void> {
    await insertMany(
      this.database.em,
      ReviewPicture,
      ids.map((media_id) => ({ review_id, media_id })),
    );
  }

  /** Detaches pictures from a review, and deletes those that are not used anywhere any more. */
  async detach(review_id: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.em.delete(ReviewPicture, { review_id, media_id: In([...ids]) });
    await this.drop(ids);
  }

  /** Ids of a review's pictures. */
  async idsOf(review_id: number): Promise<number[]> {
    const rows = await this.database.em.find(ReviewPicture, { where: { review_id } });
    return rows.map(({ media_id }) => media_id);
  }

  /** Deletes pictures that are not used anywhere any more. */
  drop(ids: readonly number[]): Promise<void> {
    return this.pictures.drop(ids);
  }

  /** Pictures by review id, in upload order. */
  async findByReviews(reviewIds: readonly number[], language?: string): Promise<Map<number, Picture[]>> {
    if (reviewIds.length === 0) return new Map();
    const where = { review_id: In([...reviewIds]) };
    const rows = await this.database.em.find(ReviewPicture, { where, order: { media_id: 'ASC' } });
    return this.pictures.group(rows, ({ review_id }) => review_id, language);
  }
}
