import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Coupon } from './coupon.entity';

/**
 * Whether a coupon is suspended once its status is `to`: operators suspend it by deactivating it, and only they
 * activate it again (ADR 105).
 * @throws Failure 409 `coupon_suspended` when a vendor activates a suspended coupon
 */
export function isSuspendedAt(
  { status, is_suspended }: Pick<Coupon, 'status' | 'is_suspended'>,
  to: unknown,
  actor: Actor | null,
): boolean {
  if (to === undefined || to === status) return is_suspended;
  if (actor?.audience === 'admin') return to !== 'active';
  if (is_suspended && to === 'active')
    throw Failure.conflict(
      'coupon_suspended',
      'An operator has deactivated this coupon. Only an operator can activate it again.',
    );
  return is_suspended;
}
