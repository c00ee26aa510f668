import { Injectable } from '@nestjs/common';
import type { SaveProductMedia as Input } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, insertMany } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { Changes, NEXT_VERSION } from '../../../kernel/resource';
import { Media } from '../../media';
import { ProductMedia } from './product-media.entity';
import { ProductPictures } from './product-pictures';
import { ProductVersion } from './product-version';
import type { Product } from './product.entity';
import { ProductPresenter } from './product.presenter';
import { ProductStore } from './product.store';

/** Third step of the product editor: replaces the pictures, in order, with their alt texts. */
@Injectable()
export class SaveProductMedia {
  constructor(
    private readonly database: Database,
    private readonly store: ProductStore,
    private readonly presenter: ProductPresenter,
    private readonly versions: ProductVersion,
    private readonly pictures: ProductPictures,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async execute(id: number, input: Input, bounds: Bounds, caller: Caller): Promise<object> {
    await this.database.tx(async (em) => {
      const product = await this.store.find(id, bounds);
      await this.versions.increment(em, product, input.version);
      const before = await em.find(ProductMedia, { where: { product_id: id }, order: { sort: 'ASC' } });
      await this.write(em, product, input.media, caller);
      const wanted = input.media.map((one) => one.media_id);
      const old = before.map((one) => one.media_id);
      const differences =
        String(old) === String(wanted) ? [] : [{ field: 'media_ids', before: old, after: wanted }];
      const change = { resource: 'products', id, action: 'update', differences } as const;
      await this.changes.publish({ ...change, actor: caller.actor });
    });
    return this.presenter.one(await this.store.find(id, bounds), caller);
  }

  /** Replaces the product's pictures, and updates their alt texts. */
  async write(em: EntityManager, product: Product, wanted: Input['media'], caller: Caller): Promise<void> {
    const { id: product_id } = product;
    const ids = wanted.map((one) => one.media_id);
    const usable = await this.pictures.usable(product, ids, caller.actor);
    const foreign = ids.findIndex((one) => !usable.has(one));
    if (foreign >= 0) throw Failure.field(`media.${foreign}.media_id`, 'does not exist');
    await this.store.withApproval(em, product, caller.actor, async () => {
      await em.delete(ProductMedia, { product_id });
      const rows = ids.map((media_id, sort) => ({ product_id, media_id, sort }));
      await insertMany(em, ProductMedia, rows);
    });
    for (const { media_id, alt } of wanted) {
      const media = usable.get(media_id);
      if (alt === undefined || !media || alt === (media.alt ?? '') || !mayDescribe(media, caller)) continue;
      const row = { alt, ...NEXT_VERSION, updated_at: this.clock.now() };
      await em.update(Media, { id: media_id }, row);
      await this.changes.publish({ resource: 'media', id: media_id, action: 'update', actor: caller.actor });
    }
  }
}

/** Vendors may keep a picture of the shop on their product, but not change its alt text. */
function mayDescribe(media: Media, { actor }: Caller): boolean {
  return Object.values(tenantBounds(actor)).every((id) => id === media.vendor_id);
}
