import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { nextVersion, staleVersion } from '../../../kernel/versions';
import { Product } from './product.entity';

/** Optimistic lock against concurrent edits of a product. */
@Injectable()
export class ProductVersion {
  constructor(private readonly clock: Clock) {}

  /** Increments the version that was read; 409 `stale_version` when it has changed meanwhile. */
  async increment(em: EntityManager, product: Product, read: number): Promise<void> {
    const { id, version } = product;
    const row = { ...nextVersion(product, read), updated_at: this.clock.now() };
    const { affected } = await em.update(Product, { id, version }, row);
    if (!affected) throw staleVersion(version);
  }
}
