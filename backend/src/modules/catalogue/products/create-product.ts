import { Injectable } from '@nestjs/common';
import type { CreateProduct as Input } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor, Caller } from '../../../kernel/access';
import { hasPermission } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { requireRequestKey, Failure, requestFingerprint } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { ProductCreation } from './product-creation.entity';
import { ProductPresenter } from './product.presenter';
import { ProductStore } from './product.store';
import { SaveProductMedia } from './save-product-media';
import { VariantRows } from './variant-rows';
import { normaliseSku, onlyVariantErrors } from './variant-rules';
import { Variant } from './variant.entity';

/** Creates a product with its variant, price, stock, pictures and status in one transaction. */
@Injectable()
export class CreateProduct {
  constructor(
    private readonly database: Database,
    private readonly store: ProductStore,
    private readonly presenter: ProductPresenter,
    private readonly media: SaveProductMedia,
    private readonly variants: VariantRows,
  ) {}

  /** Idempotent by request key: a repeat returns the product of the first request. */
  async execute(input: Input, key: string | undefined, bounds: Bounds, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    if (input.status === 'active' && !hasPermission(actor, 'products.status')) throw Failure.forbidden();
    const request = key === undefined ? null : requestOf(input, requireRequestKey(key), actor);
    const id = await this.once(request, () =>
      this.database.tx(async (em) => {
        const made = await this.make(em, input, bounds, caller);
        if (request) await em.insert(ProductCreation, { ...request, product_id: made });
        return made;
      }),
    );
    return this.presenter.one(await this.store.find(id, bounds), caller);
  }

  /** A repeat rolls back at the latest on the key's unique index; then the first product is returned. */
  private async once(request: Request | null, make: () => Promise<number>): Promise<number> {
    try {
      return await make();
    } catch (error) {
      const { creator, request_key } = request ?? {};
      const former =
        request && (await this.database.tx((em) => em.findOneBy(ProductCreation, { creator, request_key })));
      if (!former) throw error;
      const { product_id } = former;
      if (former.request_hash === request.request_hash) return product_id;
      throw Failure.conflict(
        'idempotency_key_reused',
        'This product was already created. Open it to change it.',
        { product_id },
      );
    }
  }

  private async make(em: EntityManager, input: Input, bounds: Bounds, caller: Caller): Promise<number> {
    const { media, status, ...values } = input;
    await this.refuseWrong(em, input, bounds);
    const id = await this.store.create(values, bounds, caller.actor);
    const variant = await em.findOneBy(Variant, { product_id: id });
    if (variant) await this.variants.open(variant.id, input, caller.actor);
    if (media?.length) await this.media.write(em, await this.store.find(id, bounds), media, caller);
    if (status === 'active') await this.store.setStatus(id, status, bounds, caller.actor);
    return id;
  }

  private async refuseWrong(em: EntityManager, input: Input, bounds: Bounds): Promise<void> {
    const { vendor_id } = { ...input, ...bounds } as { vendor_id?: number };
    const sku = input.sku == null ? null : normaliseSku(input.sku);
    const isTaken = sku !== null && (await em.existsBy(Variant, { vendor_id, sku }));
    const errors = onlyVariantErrors(input, isTaken);
    if (Object.keys(errors).length) throw Failure.invalid(errors);
  }
}

type Request = Pick<ProductCreation, 'creator' | 'request_key' | 'request_hash'>;

function requestOf(input: Input, request_key: string, { audience, id }: Actor): Request {
  return { creator: `${audience}:${id}`, request_key, request_hash: requestFingerprint(input) };
}
