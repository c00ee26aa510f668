import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import type { Coupon } from './coupon.entity';
import { coupons } from './coupons.resource';

/** Keeps coupons: codes in one spelling, and exactly the value that the type needs. */
@Injectable()
export class CouponStore extends ResourceStore<Coupon> {
  constructor(tools: StoreTools) {
    super(tools, () => coupons);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(checked(input, {}), bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await super.update(id, checked(input, { ...(await this.find(id, bounds)) }), bounds, actor);
  }
}

function checked(input: Values, before: Values): Values {
  const { type, rate, amount, starts_at, ends_at } = { ...before, ...input };
  if (type === 'percent' && !(Number(rate) > 0)) throw Failure.field('rate', 'is required');
  if (type === 'fixed_cart' && !(Number(amount) > 0)) throw Failure.field('amount', 'is required');
  if (starts_at && ends_at && new Date(ends_at as string) <= new Date(starts_at as string)) {
    throw Failure.field('ends_at', 'must be after the start');
  }
  return typeof input.code === 'string' ? { ...input, code: normaliseCode(input.code) } : input;
}

/** The one spelling of a code. */
export function normaliseCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}
