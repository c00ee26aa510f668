import type { Operation } from '@stoa/contracts';
import { OPERATIONS } from '@stoa/contracts';
import { definedResources, type ResourceDefinition } from '../kernel/resource';
import { marketplaceMethods } from './controller-methods';
import { type FailureCodes, FailureWalk } from './failure-codes';
import { type Sources, sorted } from './sources';

/** The methods of `ResourceService` that are not called like their operation. */
const METHODS: Partial<Record<Operation, string>> = { delete: 'remove' };
const READS = new Set<Operation>(['list', 'filter', 'export', 'one']);

/** The failures of every operation: `Controller.method`, and `Entity.operation` of declared resources. */
export function operationFailures(sources: Sources): Record<string, FailureCodes> {
  const walk = new FailureWalk(sources);
  const failures = walk.ofControllers();
  const marketplace = walk.ofMethod('MultiVendorGuard', 'canActivate');
  for (const definition of definedResources())
    for (const operation of operationsOf(definition))
      failures[`${definition.entity.name}.${operation}`] = merged(
        ofResource(walk, definition, operation),
        definition.marketplace ? marketplace : {},
      );
  for (const name of marketplaceMethods(sources)) failures[name] = merged(failures[name] ?? {}, marketplace);
  // Failures of any call of a vendor, and of calls that name a resource which only a marketplace has.
  failures['VendorPrincipals.load'] = walk.ofMethod('VendorPrincipals', 'load');
  failures['MultiVendorGuard.canActivate'] = marketplace;
  return sorted(failures);
}

function operationsOf({ audiences }: ResourceDefinition): Operation[] {
  const rules = Object.values(audiences);
  return OPERATIONS.filter((operation) => rules.some(({ operations }) => operations.includes(operation)));
}

function ofResource(walk: FailureWalk, { path, process, store }: ResourceDefinition, operation: Operation) {
  const own = walk.ofMethod(
    'ResourceService',
    METHODS[operation] ?? operation,
    store?.name ?? (process ? 'StatefulStore' : 'ResourceStore'),
  );
  return READS.has(operation) ? own : merged(own, walk.ofFollowers(path));
}

function merged(one: FailureCodes, other: FailureCodes): FailureCodes {
  const statuses = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...statuses]
      .sort()
      .map((status) => [status, [...new Set([...(one[status] ?? []), ...(other[status] ?? [])])].sort()]),
  );
}
