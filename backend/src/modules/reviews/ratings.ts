import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import type { Change } from '../../kernel/resource';
import { Changes } from '../../kernel/resource';
import { Product, PRODUCTS, REFERENCE_NAMES, VENDORS } from '../catalogue';
import { ReadModels } from '../search';
import { Vendor } from '../vendors';
import { Review } from './review.entity';

/** Updates the ratings of products and vendors from approved reviews, in the transaction that changes one. */
@Injectable()
export class Ratings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly models: ReadModels,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['reviews'], (change) => this.follow(change));
  }

  private async follow({ id, action }: Change): Promise<void> {
    const { em } = this.database;
    const review = await em.findOne(Review, { where: { id } });
    if (!review) return;
    // A delete event is published before the row is deleted.
    const gone = action === 'delete' ? id : 0;
    const { product_id, vendor_id } = review;
    if (product_id) {
      if (await this.count(em, Product, 'product_id', product_id, gone))
        await this.models.renew([product_id]);
      else this.cache.invalidateRecords(PRODUCTS, [product_id]);
    }
    if (!(await this.count(em, Vendor, 'vendor_id', vendor_id, gone))) return;
    this.cache.invalidateRecords(REFERENCE_NAMES, [vendor_id]);
    this.cache.invalidateRecords(VENDORS, [vendor_id]);
  }

  /** Recomputes the rating of a product or vendor; returns whether it changed. */
  private async count(
    em: EntityManager,
    owner: typeof Product | typeof Vendor,
    column: 'product_id' | 'vendor_id',
    id: number,
    gone: number,
  ): Promise<boolean> {
    // Row lock, so that of two concurrent approvals the second counts the first.
    await em.update(owner, { id }, { rating_count: () => 'rating_count' });
    const counts = await em
      .createQueryBuilder(Review, 'r')
      .select('COUNT(*)', 'stars_count')
      .addSelect('SUM(r.rating)', 'stars')
      .where(`r.${column} = :id AND r.status = 'approved' AND r.id <> :gone`, { id, gone })
      .getRawOne<{ stars_count: string; stars: string | null }>();
    const [rating_count, rating_sum] = [Number(counts?.stars_count ?? 0), Number(counts?.stars ?? 0)];
    // Reviews of a soft-deleted product count too: they reappear when it is restored.
    const before = await em.findOneOrFail(owner as typeof Product, { where: { id }, withDeleted: true });
    if (before.rating_count === rating_count && before.rating_sum === rating_sum) return false;
    await em.update(owner, { id }, { rating_count, rating_sum });
    return true;
  }
}
