import { Failure } from '../http';
import type { Actor } from './actor';

/** The tenant column; a tenant is one of the shop's vendors. */
const TENANT_COLUMN = 'vendor_id';

/**
 * The actor's tenant, from the session alone.
 * @throws Failure 401 without a tenant
 */
export function tenantOf(actor: Actor | null): number {
  if (!actor?.tenant_id) throw Failure.unauthenticated();
  return actor.tenant_id;
}

/** The tenant that owns what an actor adds, such as a picture or an import; null is the shop itself. */
export function owningTenant(actor: Actor | null): number | null {
  return actor?.tenant_id ?? null;
}

/**
 * The only place that decides which rows an actor may access, as column values: all for operators, their
 * tenant's for its users. `column` is the tenant column of the rows.
 * @throws Failure 401 for everybody else
 */
export function tenantBounds(actor: Actor | null, column = TENANT_COLUMN): Readonly<Record<string, number>> {
  return actor?.audience === 'admin' ? {} : { [column]: tenantOf(actor) };
}

/** Restricts an audience of a resource to the rows of its tenant. */
export const OWN_TENANT = { column: TENANT_COLUMN, value: tenantOf };
