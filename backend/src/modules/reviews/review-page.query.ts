import { ApiPropertyOptional } from '@nestjs/swagger';
import { REVIEW_SORTS, type ReviewSort } from '@stoa/contracts';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { SelectQueryBuilder } from 'typeorm';
import type { Review } from './review.entity';

/** Query of a page of reviews. */
export class ReviewPageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/, { message: 'must be the number of a page' })
  page?: string;

  /** Default: the review that its vendor or an operator marked as default first, then the newest. */
  @ApiPropertyOptional({ enum: REVIEW_SORTS })
  @IsOptional()
  @IsIn(REVIEW_SORTS)
  sort?: ReviewSort;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5 })
  @IsOptional()
  @IsIn(['1', '2', '3', '4', '5'])
  stars?: string;

  /** Only reviews with pictures. */
  @ApiPropertyOptional({ enum: ['1'] })
  @IsOptional()
  @IsIn(['1'])
  pictures?: string;

  /** Only reviews of purchases in this shop. */
  @ApiPropertyOptional({ enum: ['1'] })
  @IsOptional()
  @IsIn(['1'])
  verified?: string;
}

const HAS_PICTURES = 'EXISTS (SELECT 1 FROM review_media m WHERE m.review_id = r.id)';

/** Filters and sorts reviews (alias `r`) by a query. */
export function narrowReviews(
  query: SelectQueryBuilder<Review>,
  { sort, stars, pictures, verified }: ReviewPageQuery,
): SelectQueryBuilder<Review> {
  if (stars) query.andWhere('r.rating = :stars', { stars: Number(stars) });
  if (pictures) query.andWhere(HAS_PICTURES);
  if (verified) query.andWhere('r.order_item_id IS NOT NULL');
  if (sort === 'pictures') query.addSelect(HAS_PICTURES, 'has_pictures').orderBy('has_pictures', 'DESC');
  else if (sort === 'highest' || sort === 'lowest')
    query.orderBy('r.rating', sort === 'highest' ? 'DESC' : 'ASC');
  else if (!sort) query.orderBy('r.is_default', 'DESC');
  return query.addOrderBy('r.created_at', 'DESC').addOrderBy('r.id', 'DESC');
}
