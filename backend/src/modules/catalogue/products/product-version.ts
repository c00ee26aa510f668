import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Failure } from '../../../kernel/http';
import { Product } from './product.entity';

/** Optimistic lock against concurrent edits of a product. */
@Injectable()
export class ProductVersion {
  constructor(private readonly clock: Clock) {}

  /** Increments the version that was read; 409 `stale_version` when it has changed meanwhile. */
  async increment(em: EntityManager, product: Product, read: number): Promise<void> {
    const { id, version } = product;
    const stale = Failure.conflict('stale_version', 'Someone else has changed this in the meantime.', {
      version,
    });
    if (read !== version) throw stale;
    const moved = await em.update(
      Product,
      { id, version },
      { version: version + 1, updated_at: this.clock.now() },
    );
    if (!moved.affected) throw stale;
  }
}
