import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import type { Coupon } from './coupon.entity';

/**
 * What else to write when a coupon's status becomes `to`: operators suspend it by deactivating it, and only they
 * activate it again (ADR 105).
 * @throws Failure 409 `coupon_suspended` when a vendor activates a suspended coupon
 */
export function suspensionAt(
  { status, is_suspended }: Pick<Coupon, 'status' | 'is_suspended'>,
  to: unknown,
  actor: Actor | null,
): Values {
  if (to === undefined || to === status) return {};
  if (actor?.audience === 'admin') return { is_suspended: to !== 'active' };
  if (is_suspended && to === 'active')
    throw Failure.conflict(
      'coupon_suspended',
      'An operator has deactivated this coupon. Only an operator can activate it again.',
    );
  return {};
}
