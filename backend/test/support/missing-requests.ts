import type { Operation } from '@stoa/contracts';

/** An id that no record has. */
export const MISSING = 999_999_999;

/** The request of an operation; where it takes an id, the id of a missing record. */
export function requestOf(path: string, operation: Operation): [method: string, path: string, body?: object] {
  const at = `/admin/${path}`;
  const requests: Record<Operation, [string, string, object?]> = {
    list: ['GET', at],
    filter: ['POST', `${at}/filter`, {}],
    export: ['POST', `${at}/export`, { export: 'csv' }],
    one: ['GET', `${at}/${MISSING}`],
    create: ['POST', at, {}],
    update: ['PUT', `${at}/${MISSING}`, {}],
    delete: ['DELETE', `${at}/${MISSING}`, {}],
    updateStatus: ['PUT', `${at}/updateStatus/${MISSING}`, { status: 'active' }],
    updateDefault: ['PUT', `${at}/updateDefault/${MISSING}`, {}],
  };
  return requests[operation];
}
