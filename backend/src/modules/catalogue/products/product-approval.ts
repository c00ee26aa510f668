import { Injectable } from '@nestjs/common';
import type { ProductStatus } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Translator } from '../../../kernel/i18n';
import { Settings } from '../../settings';
import { ProductMedia } from './product-media.entity';
import { Product } from './product.entity';
import { productProcess } from './product.process';
import { Variant } from './variant.entity';

/** Product fields subject to approval: what buyers read and pay. */
const FIELDS = [
  'name',
  'short_description',
  'description',
  'warranty',
  'brand_id',
  'condition',
  'seo_title',
  'seo_description',
] as const;
const VARIANT_FIELDS = ['id', 'price', 'compare_at', 'tier_prices', 'option_key', 'media_id'] as const;

/** Whether a product or variant field, or a translation such as `name:ar`, is subject to approval. */
export function isApproved(name: string): boolean {
  const [field = ''] = name.split(':');
  return ([...FIELDS, ...VARIANT_FIELDS, 'media_ids'] as string[]).includes(field);
}

/** Approval of vendors' products by operators before publication. */
@Injectable()
export class ProductApproval {
  constructor(
    private readonly settings: Settings,
    private readonly translator: Translator,
  ) {}

  /** Whether products published by this actor need approval: all, or this one, which an operator has taken off sale. */
  async isRequired(
    actor: Actor | null | undefined,
    product?: Pick<Product, 'is_suspended'>,
  ): Promise<boolean> {
    if (actor?.audience !== 'vendor') return false;
    return product?.is_suspended === true || (await this.settings.general()).approve_products === 1;
  }

  /** Status transitions open to an actor; vendors publish by either `pending` or `active`, never both. */
  async moves(
    actor: Actor | null | undefined,
  ): Promise<(product: Pick<Product, 'status' | 'is_suspended'>) => ProductStatus[]> {
    const isRequired = await this.isRequired(actor);
    const mover = consoleOf(actor);
    if (mover === 'admin') return ({ status }) => productProcess.allowed(status, mover);
    return ({ status: from, is_suspended }) => {
      const [shown, unused] =
        isRequired || is_suspended ? (['pending', 'active'] as const) : (['active', 'pending'] as const);
      const moves = productProcess.allowed(from, mover);
      const canShow = moves.includes('active') || moves.includes('pending');
      return productProcess.states.filter(
        (to) => to !== unused && (to === shown ? canShow && from !== to : moves.includes(to)),
      );
    };
  }

  /** All facts subject to approval, serialised for comparison. */
  async factsOf(em: EntityManager, id: number): Promise<string> {
    const product = await em.findOneByOrFail(Product, { id });
    const variants = await em.find(Variant, { where: { product_id: id }, order: { id: 'ASC' } });
    const media = await em.find(ProductMedia, { where: { product_id: id }, order: { sort: 'ASC' } });
    const texts = (await this.translator.findByRecords('products', [id])).get(id) ?? {};
    return JSON.stringify([
      FIELDS.map((name) => product[name]),
      variants.map((variant) => VARIANT_FIELDS.map((name) => variant[name])),
      media.map(({ media_id }) => media_id),
      texts,
    ]);
  }
}
