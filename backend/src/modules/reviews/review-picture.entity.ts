import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Media } from '../media';
import type { Review } from './review.entity';

/** A picture that a customer uploaded with a review. */
@Entity('review_media')
@Index(['media_id'])
export class ReviewPicture {
  @PrimaryColumn({ type: 'integer' })
  review_id!: number;

  @PrimaryColumn({ type: 'integer' })
  media_id!: number;

  @ManyToOne('Review', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'review_id' })
  review?: Relation<Review>;

  @ManyToOne(() => Media, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;
}
