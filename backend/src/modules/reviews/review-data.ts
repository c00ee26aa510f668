import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { ReviewPicture } from './review-picture.entity';
import { Review } from './review.entity';
import { ReviewPictures } from './review-pictures';

/** Personal data in reviews: erasure deletes name and pictures; text and rating stay for the average. */
@Injectable()
export class ReviewData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly pictures: ReviewPictures,
    private readonly histories: HistoryErasure,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'reviews',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
    });
  }

  private async read(subject: DataSubject): Promise<object[]> {
    const rows = await this.rows(subject);
    const pictures = await this.pictures.findByReviews(rows.map(({ id }) => id));
    return rows.map(({ id, author_name, rating, title, body, created_at, ...row }) => ({
      author_name,
      rating,
      title,
      body,
      vendor_reply: row.vendor_reply,
      status: row.status,
      rejection_reason: row.rejection_reason,
      written_at: created_at,
      pictures: (pictures.get(id) ?? []).map(({ src }) => src),
    }));
  }

  private async erase(subject: DataSubject): Promise<void> {
    const { em } = this.database;
    const rows = await this.rows(subject);
    for (const { id } of rows) {
      const sent = await this.pictures.idsOf(id);
      await em.delete(ReviewPicture, { review_id: id });
      await this.pictures.drop(sent);
      await em.update(Review, { id }, { author_name: null, customer_id: null });
    }
    await this.histories.eraseValues(
      'reviews',
      rows.map(({ id }) => id),
    );
  }

  private rows({ customer_id }: DataSubject): Promise<Review[]> {
    return this.database.em.find(Review, { where: { customer_id }, order: { id: 'ASC' } });
  }
}
