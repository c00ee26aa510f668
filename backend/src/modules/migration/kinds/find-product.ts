import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Slugs } from '../../../kernel/i18n';
import { msg, type TranslatableText } from '../../../kernel/translation';
import { normaliseSku, Product, Variant } from '../../catalogue';

/** How files of another shop name a product. */
export interface NamedProduct {
  handle: string | null;
  sku: string | null;
  name: string | null;
}

/** Finds the product that a file means: by its address, else by a SKU, else by its exact name. */
@Injectable()
export class FindProduct {
  constructor(
    private readonly database: Database,
    private readonly slugs: Slugs,
  ) {}

  /** Null if the shop does not have it yet. */
  async execute({
    handle,
    sku,
    name,
  }: NamedProduct): Promise<Product | null | { refused: TranslatableText }> {
    const { em } = this.database;
    const target = handle ? await this.slugs.find('products', handle) : null;
    const byHandle = target && (await em.findOne(Product, { where: { id: target.record_id } }));
    if (byHandle) return byHandle;
    if (sku) {
      const variants = await em.find(Variant, { where: { sku: normaliseSku(sku) } });
      const ids = [...new Set(variants.map(({ product_id }) => product_id))];
      if (ids.length > 1) return { refused: msg`may mean several products: ${sku}` };
      if (ids[0] !== undefined) return em.findOne(Product, { where: { id: ids[0] } });
    }
    if (!name) return null;
    const named = await em.find(Product, { where: { name }, take: 2 });
    if (named.length > 1) return { refused: msg`may mean several products: ${name}` };
    return named[0] ?? null;
  }
}
