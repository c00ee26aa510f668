import { Injectable } from '@nestjs/common';
import type { SaveProductAttributes as Input } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { Changes } from '../../../kernel/resource';
import { Attribute, AttributeValue } from '../attributes';
import { ProductPictures } from './product-pictures';
import { ProductVersion } from './product-version';
import type { Product } from './product.entity';
import { ProductPresenter } from './product.presenter';
import { ProductStore } from './product.store';
import { SpecificationRows } from './specification-rows';
import { variantDifferences } from './variant-differences';
import { VariantRows } from './variant-rows';
import type { VariantFacts } from './variant-rules';
import { normaliseSku, variantErrors } from './variant-rules';
import { Variant } from './variant.entity';

/** Second step of the product editor: replaces axes, variants and specifications. */
@Injectable()
export class SaveProductAttributes {
  constructor(
    private readonly database: Database,
    private readonly store: ProductStore,
    private readonly presenter: ProductPresenter,
    private readonly versions: ProductVersion,
    private readonly pictures: ProductPictures,
    private readonly variants: VariantRows,
    private readonly specifications: SpecificationRows,
    private readonly changes: Changes,
  ) {}

  async execute(id: number, input: Input, bounds: Bounds, caller: Caller): Promise<object> {
    await this.database.tx(async (em) => {
      const product = await this.store.find(id, bounds);
      const errors = variantErrors(input, await this.facts(em, product, input, caller));
      if (Object.keys(errors).length) throw Failure.invalid(errors);
      await this.versions.increment(em, product, input.version);
      const before = await em.find(Variant, { where: { product_id: id } });
      await this.store.withApproval(em, product, caller.actor, async () => {
        await this.variants.write(em, product, input, caller.actor);
        await this.specifications.write(em, id, input.attributes);
      });
      const differences = variantDifferences(before, await em.find(Variant, { where: { product_id: id } }));
      const change = { resource: 'products', id, action: 'update', differences } as const;
      await this.changes.publish({ ...change, actor: caller.actor });
    });
    return this.presenter.one(await this.store.find(id, bounds), caller);
  }

  private async facts(
    em: EntityManager,
    product: Product,
    input: Input,
    caller: Caller,
  ): Promise<VariantFacts> {
    const lines = [...input.axes, ...input.attributes];
    const attributes = await em.find(Attribute, { where: { id: In(lines.map((one) => one.attribute_id)) } });
    const values = await em.find(AttributeValue, {
      where: { id: In(lines.flatMap((one) => one.value_ids ?? [])) },
    });
    const { id: product_id, vendor_id } = product;
    const variants = await em.find(Variant, { where: { product_id } });
    const skus = input.variants.map((one) => normaliseSku(one.sku));
    const others = await em.find(Variant, {
      where: { vendor_id, sku: In(skus), product_id: Not(product_id) },
    });
    const wanted = input.variants.flatMap((one) => one.media_id ?? []);
    return {
      type: product.type,
      max_qty: product.max_qty,
      attributes: new Map(attributes.map((row) => [row.id, row])),
      values: new Map(values.map((row) => [row.id, row])),
      known: new Set(variants.map((row) => row.id)),
      taken: new Set(others.map((row) => row.sku)),
      mustCost: ['active', 'pending'].includes(product.status) && !product.is_free,
      pictures: new Set((await this.pictures.usable(product, wanted, caller.actor)).keys()),
    };
  }
}
