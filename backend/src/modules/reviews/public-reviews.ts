import { Injectable } from '@nestjs/common';
import {
  REVIEWS_PER_PAGE,
  type ProductReviewPage,
  type VendorReviewPage,
  type WebReview,
} from '@stoa/contracts';
import { In } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { Product } from '../catalogue';
import { VendorReader } from '../vendors';
import { Review } from './review.entity';
import { narrowReviews, type ReviewPageQuery } from './review-page.query';
import { ReviewPictures } from './review-pictures';

const STARS = [1, 2, 3, 4, 5] as const;

/** Subject of reviews. */
type Subject = { vendor_id: number } | { product_id: number };

/** Lists approved reviews of a product, or of a vendor and its products (specification §7.7). */
@Injectable()
export class PublicReviews {
  constructor(
    private readonly database: Database,
    private readonly vendors: VendorReader,
    private readonly translator: Translator,
    private readonly pictures: ReviewPictures,
    private readonly cache: VersionedCache,
  ) {}

  /** @param idOrSlug the vendor's; 404 if missing or hidden, and for all vendors if multi-vendor is off */
  async listByVendor(idOrSlug: string, query: ReviewPageQuery, language: string): Promise<VendorReviewPage> {
    const { id, rating_avg, rating_count } = await this.vendors.one(idOrSlug, language);
    return { rating_avg, rating_count, ...(await this.page({ vendor_id: id }, query, language)) };
  }

  /** @throws Failure 404 if the product is not shown */
  async listByProduct(id: number, query: ReviewPageQuery, language: string): Promise<ProductReviewPage> {
    // Changed reviews invalidate their product, on whose page they are.
    this.cache.dependOnVersions();
    const product = await this.database.em.findOne(Product, { where: { id, status: 'active' } });
    if (!product) throw Failure.notFound('product');
    const { rating_sum, rating_count } = product;
    const rating_avg = rating_count ? Math.round((rating_sum * 100) / rating_count) / 100 : 0;
    return { rating_avg, rating_count, ...(await this.page({ product_id: id }, query, language)) };
  }

  private async page(
    subject: Subject,
    query: ReviewPageQuery,
    language: string,
  ): Promise<Omit<VendorReviewPage, 'rating_avg' | 'rating_count'>> {
    const page = Number(query.page ?? '1');
    const approved = this.database.em
      .createQueryBuilder(Review, 'r')
      .where({ ...subject, status: 'approved' });
    const wanted = narrowReviews(approved, query);
    const total = await wanted.getCount();
    const rows = await wanted
      .offset((page - 1) * REVIEWS_PER_PAGE)
      .limit(REVIEWS_PER_PAGE)
      .getMany();
    return {
      stars: await this.stars(subject),
      reviews: await this.shown(rows, language),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)),
    };
  }

  /** Number of reviews per rating, from one star to five. */
  private async stars(subject: Subject): Promise<number[]> {
    const counts = await this.database.em
      .createQueryBuilder(Review, 'r')
      .select('r.rating', 'rating')
      .addSelect('COUNT(*)', 'amount')
      .where({ ...subject, status: 'approved' })
      .groupBy('r.rating')
      .getRawMany<{ rating: number; amount: string }>();
    return STARS.map((star) => Number(counts.find(({ rating }) => Number(rating) === star)?.amount ?? 0));
  }

  private async shown(rows: Review[], language: string): Promise<WebReview[]> {
    const ids = rows.flatMap((row) => row.product_id ?? []);
    const products = ids.length ? await this.database.em.find(Product, { where: { id: In(ids) } }) : [];
    const named = await this.translator.translate('products', products, language);
    const pictures = await this.pictures.findByReviews(
      rows.map(({ id }) => id),
      language,
    );
    return rows.map((row) => {
      const product = named.find(({ id }) => id === row.product_id);
      return {
        id: row.id,
        author: row.author_name,
        rating: row.rating,
        title: row.title,
        body: row.body,
        language: row.language,
        pictures: pictures.get(row.id) ?? [],
        written_at: row.created_at.toISOString(),
        is_verified: row.order_item_id !== null,
        product: product ? { id: product.id, slug: product.slug, name: product.name } : null,
        reply: row.vendor_reply,
        replied_at: row.replied_at?.toISOString() ?? null,
      };
    });
  }
}
