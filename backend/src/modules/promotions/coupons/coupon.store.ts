import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import type { Coupon } from './coupon.entity';
import { readCoupon } from './coupon-rules';

/** Stores coupons: normalised codes, and exactly the fields that the type requires. */
@Injectable()
export class CouponStore extends ResourceStore<Coupon> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(checked(input, {}), bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await super.update(id, checked(input, { ...(await this.find(id, bounds)) }), bounds, actor);
  }
}

function checked(input: Values, before: Values): Values {
  const { values, errors } = readCoupon(input, before);
  if (Object.keys(errors).length > 0) throw Failure.invalid(errors);
  return values;
}
