import { Injectable } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { VendorReviewPage, WebReview } from '@stoa/contracts';
import { IsOptional, Matches } from 'class-validator';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { Product } from '../catalogue';
import { VendorReader } from '../vendors';
import { Review } from './review.entity';

const PER_PAGE = 20;
const STARS = [1, 2, 3, 4, 5] as const;

/** Query of a page of reviews. */
export class ReviewPageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/, { message: 'must be the number of a page' })
  page?: string;
}

/** Shows shoppers what others say of a vendor and its goods: approved reviews only (specification §7.7). */
@Injectable()
export class VendorReviews {
  constructor(
    private readonly database: Database,
    private readonly vendors: VendorReader,
    private readonly translator: Translator,
  ) {}

  /** @param idOrSlug the vendor's; missing, hidden and, without multi-vendor, every vendor answers 404 */
  async page(idOrSlug: string, { page = '1' }: ReviewPageQuery, language: string): Promise<VendorReviewPage> {
    const { id, rating_avg, rating_count } = await this.vendors.one(idOrSlug, language);
    const [rows, total] = await this.database.em.findAndCount(Review, {
      where: { vendor_id: id, status: 'approved' },
      order: { is_default: 'DESC', created_at: 'DESC', id: 'DESC' },
      skip: (Number(page) - 1) * PER_PAGE,
      take: PER_PAGE,
    });
    return {
      rating_avg,
      rating_count,
      stars: await this.stars(id),
      reviews: await this.shown(rows, language),
      page: Number(page),
      pages: Math.max(1, Math.ceil(total / PER_PAGE)),
    };
  }

  /** How many reviews gave one star, two stars, and so on. */
  private async stars(vendor_id: number): Promise<number[]> {
    const counts = await this.database.em
      .createQueryBuilder(Review, 'r')
      .select('r.rating', 'rating')
      .addSelect('COUNT(*)', 'amount')
      .where("r.vendor_id = :vendor_id AND r.status = 'approved'", { vendor_id })
      .groupBy('r.rating')
      .getRawMany<{ rating: number; amount: string }>();
    return STARS.map((star) => Number(counts.find(({ rating }) => Number(rating) === star)?.amount ?? 0));
  }

  private async shown(rows: Review[], language: string): Promise<WebReview[]> {
    const ids = rows.flatMap((row) => row.product_id ?? []);
    const products = ids.length ? await this.database.em.find(Product, { where: { id: In(ids) } }) : [];
    const named = await this.translator.translate('products', products, language);
    return rows.map((row) => {
      const product = named.find(({ id }) => id === row.product_id);
      return {
        id: row.id,
        author: row.author_name,
        rating: row.rating,
        title: row.title,
        body: row.body,
        written_at: row.created_at.toISOString(),
        is_verified: row.order_item_id !== null,
        product: product ? { id: product.id, slug: product.slug, name: product.name } : null,
        reply: row.vendor_reply,
        replied_at: row.replied_at?.toISOString() ?? null,
      };
    });
  }
}
