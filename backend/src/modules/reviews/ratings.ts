import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import type { Change } from '../../kernel/resource';
import { Changes } from '../../kernel/resource';
import { CATALOGUE, Product, ReadModels, VOCABULARY } from '../catalogue';
import { Vendor } from '../vendors';
import { Review } from './review.entity';

/** Keeps the stars of products and vendors: those of their approved reviews, in the transaction that changes one. */
@Injectable()
export class Ratings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly models: ReadModels,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.follow(['reviews'], (change) => this.follow(change));
  }

  private async follow({ id, action }: Change): Promise<void> {
    const { em } = this.database;
    const review = await em.findOne(Review, { where: { id } });
    if (!review) return;
    // A delete is told before the row goes.
    const gone = action === 'delete' ? id : 0;
    const { product_id, vendor_id } = review;
    if (product_id && (await this.count(em, Product, 'product_id', product_id, gone)))
      await this.models.renew([product_id]);
    if (!(await this.count(em, Vendor, 'vendor_id', vendor_id, gone))) return;
    this.cache.bump(VOCABULARY);
    this.cache.bump(CATALOGUE);
  }

  /** Counts anew what a product or vendor has; the answer tells whether that changed anything. */
  private async count(
    em: EntityManager,
    owner: typeof Product | typeof Vendor,
    column: 'product_id' | 'vendor_id',
    id: number,
    gone: number,
  ): Promise<boolean> {
    // Held first, so that of two reviews approved at once the second counts the first.
    await em.update(owner, { id }, { rating_count: () => 'rating_count' });
    const found = await em
      .createQueryBuilder(Review, 'r')
      .select('COUNT(*)', 'stars_count')
      .addSelect('SUM(r.rating)', 'stars')
      .where(`r.${column} = :id AND r.status = 'approved' AND r.id <> :gone`, { id, gone })
      .getRawOne<{ stars_count: string; stars: string | null }>();
    const [rating_count, rating_sum] = [Number(found?.stars_count ?? 0), Number(found?.stars ?? 0)];
    const before = await em.findOneOrFail(owner as typeof Product, { where: { id } });
    if (before.rating_count === rating_count && before.rating_sum === rating_sum) return false;
    await em.update(owner, { id }, { rating_count, rating_sum });
    return true;
  }
}
