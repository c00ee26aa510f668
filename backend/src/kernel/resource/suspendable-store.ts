import { Injectable } from '@nestjs/common';
import type { Actor } from '../access';
import type { BaseRecord } from '../database';
import { Failure } from '../http';
import { ResourceStore, type Values } from './resource-store';
import { StoreTools } from './store-tools';

/** What belongs to a vendor (null for the shop itself) and may be switched off by operators. */
export interface Suspendable {
  status: string;
  is_suspended: boolean;
  vendor_id: number | null;
}

/** Whether the actor may activate a record: only operators may where one of them has switched it off. */
export function mayActivate({ is_suspended }: { is_suspended?: boolean }, actor: Actor | null): boolean {
  return !is_suspended || actor?.audience === 'admin';
}

/** @throws Failure 409 `suspended_by_operator` when the actor may not activate the record */
export function refuseSuspended(record: { is_suspended: boolean }, actor: Actor | null): void {
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
export function suspensionAt(before: Suspendable, to: string, actor: Actor | null): Values {
  if (to === before.status) return {};
  if (actor?.audience === 'admin') return { is_suspended: to !== 'active' && before.vendor_id !== null };
  if (to === 'active') refuseSuspended(before, actor);
  return {};
}

/** Stores what vendors switch on and off themselves, except for what an operator has switched off. */
@Injectable()
export class SuspendableStore<T extends BaseRecord & Suspendable> extends ResourceStore<T> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override besideStatus(before: T, status: string, actor: Actor | null): Values {
    return suspensionAt(before, status, actor);
  }
}
