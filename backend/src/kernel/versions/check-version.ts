import { Failure } from '../http';

/**
 * The next version of a locked row; empty for a row without one.
 * @param read the version that an update is based on, if it says so
 * @throws Failure 409 `stale_version` for an outdated one
 */
export function nextVersion(row: object, read: unknown): { version?: number } {
  if (!('version' in row)) return {};
  const version = Number(row.version);
  if (read === undefined || read === version) return { version: version + 1 };
  throw staleVersion(version);
}

/** 409: somebody else has changed a record since it was read; `version` is the current one, where known. */
export function staleVersion(version?: number): Failure {
  const details = version === undefined ? undefined : { version };
  return Failure.conflict('stale_version', 'Someone else has changed this in the meantime.', details);
}
