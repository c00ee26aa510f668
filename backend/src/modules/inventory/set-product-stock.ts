import { Injectable } from '@nestjs/common';
import type { SetProductStock as Input } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Bounds } from '../../kernel/resource';
import { ProductPresenter } from '../catalogue';
import { ProductStore } from '../catalogue';
import { Variant } from '../catalogue';
import { Stock } from './stock';

/** Sets the quantity on hand, by an `adjust` movement over the difference. */
@Injectable()
export class SetProductStock {
  constructor(
    private readonly database: Database,
    private readonly store: ProductStore,
    private readonly presenter: ProductPresenter,
    private readonly stock: Stock,
  ) {}

  async execute(id: number, pieces: number, input: Input, bounds: Bounds, caller: Caller): Promise<object> {
    await this.database.tx(async () => {
      await this.store.find(id, bounds);
      const variant = await this.variant(id, input.variant_id);
      const quantity = pieces - variant.on_hand;
      if (quantity === 0) return;
      const actor = caller.actor && `${caller.actor.audience}:${caller.actor.id}`;
      await this.stock.move({
        variant_id: variant.id,
        type: 'adjust',
        quantity,
        reason: input.reason ?? null,
        actor,
      });
    });
    return this.presenter.one(await this.store.find(id, bounds), caller);
  }

  private async variant(product_id: number, id: number | undefined): Promise<Variant> {
    const variants = await this.database.em.find(Variant, { where: { product_id } });
    if (id === undefined && variants.length > 1)
      throw Failure.field('variant_id', 'this product has several variants: specify which');
    const variant = id === undefined ? variants[0] : variants.find((one) => one.id === id);
    if (!variant) throw Failure.field('variant_id', 'is not a variant of this product');
    return variant;
  }
}
