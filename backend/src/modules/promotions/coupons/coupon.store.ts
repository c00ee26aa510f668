import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Listing, RowQuery } from '../../../kernel/listing';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { suspensionAt } from '../../../kernel/suspension';
import { Product } from '../../catalogue';
import type { Coupon } from './coupon.entity';
import { readCoupon } from './coupon-rules';

const PRODUCT_LISTS = ['product_ids', 'excluded_product_ids'] as const;

/**
 * Stores coupons: normalised codes, and exactly the fields that the type requires. A vendor's are those that it funds,
 * for its own products (ADR 99).
 */
@Injectable()
export class CouponStore extends ResourceStore<Coupon> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override find(id: number, bounds: Bounds): Promise<Coupon> {
    return super.find(id, funded(bounds));
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    await this.refuseForeignProducts(input, bounds, {});
    return super.create(checked(input, funded(bounds)), funded(bounds), actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      const named = (await this.pairs([id], this.definition.fields)).get(id) ?? {};
      await this.refuseForeignProducts(input, bounds, named);
      await super.update(id, checked(input, { ...before }), bounds, actor);
    });
  }

  override restore(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    return super.restore(id, funded(bounds), actor);
  }

  protected override besideStatus(before: Coupon, status: unknown, actor: Actor | null): Values {
    return suspensionAt(before, status, actor);
  }

  protected override query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<Coupon>> {
    return super.query(listing, funded(bounds), properties);
  }

  /** 422 for products of other vendors, as for missing ones; those that the coupon has already are accepted. */
  private async refuseForeignProducts(
    input: Values,
    { vendor_id }: Bounds,
    named: Record<string, number[]>,
  ): Promise<void> {
    if (typeof vendor_id !== 'number') return;
    for (const field of PRODUCT_LISTS) {
      const ids = ((input[field] ?? []) as number[]).filter((id) => !named[field]?.includes(id));
      if (ids.length === 0) continue;
      const own = await this.tools.database.em.countBy(Product, { id: In(ids), vendor_id });
      if (own < ids.length) throw Failure.field(field, 'does not exist');
    }
  }
}

/** The bounds of a vendor's coupons; operators have none. */
function funded(bounds: Bounds): Bounds {
  return 'vendor_id' in bounds ? { ...bounds, funded_by: 'vendor' } : bounds;
}

function checked(input: Values, before: Values): Values {
  const { values, errors } = readCoupon(input, before);
  if (Object.keys(errors).length > 0) throw Failure.invalid(errors);
  return values;
}
