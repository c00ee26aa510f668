import type { Type } from '@nestjs/common';
import { OPERATIONS } from '@stoa/contracts';
import type { ResourceDefinition, ResourceStatement } from '../resource';
import { defineResource } from '../resource';
import type { StateLabel } from './state-label';

type Names = Pick<ResourceStatement<StateLabel<string>>, 'path' | 'key' | 'page' | 'idParam'>;

/** Declares a resource of state labels. */
export function defineStateLabels<T extends StateLabel<string>>(
  entity: Type<T>,
  { lookup, ...names }: Names & { lookup: string },
): ResourceDefinition<T> {
  return defineResource<T>(entity, {
    ...names,
    label: 'name',
    search: ['name'],
    sort: ['name', 'maps_to', 'sort', 'created_at'],
    filter: ['maps_to', 'status'],
    defaultSort: ['sort', 'ASC'],
    defaultWithin: ['maps_to'],
    audiences: { admin: { operations: OPERATIONS, lookups: [lookup] } },
  });
}
