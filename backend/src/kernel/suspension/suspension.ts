import type { Actor } from '../access';
import { Failure } from '../http';

/** What belongs to a vendor (null for the shop itself) and may be switched off by operators. */
export interface Suspendable {
  status: string;
  is_suspended: boolean;
  vendor_id: number | null;
}

/** Whether the actor may activate a record: only operators may where one of them has switched it off. */
export function mayActivate(record: object, actor: Actor | null): boolean {
  return actor?.audience === 'admin' || !('is_suspended' in record && record.is_suspended);
}

/** @throws Failure 409 `suspended_by_operator` when the actor may not activate the record */
export function refuseSuspended(record: Suspendable, actor: Actor | null): void {
  if (!mayActivate(record, actor))
    throw Failure.conflict(
      'suspended_by_operator',
      'An operator has deactivated this. Only an operator can activate it again.',
    );
}

/**
 * What else to write when a vendor's record changes to a status: operators suspend it by deactivating it (ADR 105).
 * @throws Failure 409 `suspended_by_operator` when somebody else activates a suspended record
 */
export function suspensionAt(
  before: Suspendable,
  to: unknown,
  actor: Actor | null,
): Partial<Pick<Suspendable, 'is_suspended'>> {
  if (to === undefined || to === before.status) return {};
  if (actor?.audience === 'admin') return { is_suspended: to !== 'active' && before.vendor_id !== null };
  if (to === 'active') refuseSuspended(before, actor);
  return {};
}
