import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Listing, RowQuery } from '../../../kernel/listing';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { Product } from '../../catalogue';
import { Coupon } from './coupon.entity';
import { readCoupon } from './coupon-rules';
import { suspensionAt } from './coupon-suspension';

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
      const before = await this.locked(id, bounds);
      const named = (await this.pairs([id], this.definition.fields)).get(id) ?? {};
      await this.refuseForeignProducts(input, bounds, named);
      const values = { ...checked(input, { ...before }), ...suspensionAt(before, input.status, actor) };
      await super.update(id, values, bounds, actor);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const before = await this.locked(id, bounds);
      const status = wanted ?? (before.status === 'active' ? 'inactive' : 'active');
      const values = suspensionAt(before, status, actor);
      if (Object.keys(values).length) await em.update(Coupon, { id }, values);
      await super.setStatus(id, status, bounds, actor);
    });
  }

  /** The coupon, locked, so that vendor and operator switch it one after the other. */
  private async locked(id: number, bounds: Bounds): Promise<Coupon> {
    const { em, forUpdate } = this.tools.database;
    await em.findOne(Coupon, { where: { id }, ...forUpdate });
    return this.find(id, bounds);
  }

  override restore(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    return super.restore(id, funded(bounds), actor);
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
