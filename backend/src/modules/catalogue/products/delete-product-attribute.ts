import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { Changes } from '../../../kernel/resource';
import { ProductAxis } from './product-axis.entity';
import { ProductSpecification } from './product-specification.entity';
import { ProductPresenter } from './product.presenter';
import { ProductStore } from './product.store';
import { SpecificationRows } from './specification-rows';
import { VariantOption } from './variant-option.entity';
import { Variant } from './variant.entity';

/** Removes an attribute from a product: a specification, or an axis in which no variants differ. */
@Injectable()
export class DeleteProductAttribute {
  constructor(
    private readonly database: Database,
    private readonly store: ProductStore,
    private readonly presenter: ProductPresenter,
    private readonly specifications: SpecificationRows,
    private readonly changes: Changes,
  ) {}

  async execute(id: number, attributeId: number, bounds: Bounds, caller: Caller): Promise<object> {
    await this.database.tx(async (em) => {
      await this.store.find(id, bounds);
      const own = { product_id: id, attribute_id: attributeId };
      const lines = await em.find(ProductSpecification, { where: own });
      const isAxis = await em.exists(ProductAxis, { where: own });
      if (lines.length === 0 && !isAxis) throw Failure.notFound('attribute');
      for (const line of lines) await this.specifications.remove(em, line);
      if (isAxis) await this.removeAxis(em, id, attributeId);
      await this.changes.publish({ resource: 'products', id, action: 'update', actor: caller.actor });
    });
    return this.presenter.one(await this.store.find(id, bounds), caller);
  }

  private async removeAxis(em: EntityManager, product_id: number, attribute_id: number): Promise<void> {
    const variants = await em.find(Variant, { where: { product_id } });
    const axes = await em.find(ProductAxis, { where: { product_id }, order: { sort: 'ASC' } });
    const place = axes.findIndex((axis) => axis.attribute_id === attribute_id);
    const values = new Set(variants.map((variant) => variant.option_key.split('.')[place]));
    if (values.size > 1)
      throw Failure.conflict('axis_in_use', 'Variants of this product differ in this attribute.');
    for (const { id, option_key } of variants) {
      const remaining = option_key.split('.').filter((_, index) => index !== place);
      await em.update(Variant, { id }, { option_key: remaining.join('.') });
    }
    const ids = variants.map((variant) => variant.id);
    if (ids.length) await em.delete(VariantOption, { variant_id: In(ids), attribute_id });
    await em.delete(ProductAxis, { product_id, attribute_id });
  }
}
