interface DriverError {
  code?: string;
  errno?: number;
  message: string;
}

/**
 * Checked by shape, not `instanceof`: errors of SQLite's native module belong to the realm that loaded it
 * first, as in a Jest worker.
 */
function driverError(error: unknown): DriverError | null {
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  const inner = (error as { driverError?: unknown }).driverError;
  return (inner ?? error) as DriverError;
}

/** The transaction was rolled back, by the engine or because its work had ended. */
export class TransactionOver extends Error {
  constructor(cause?: unknown) {
    super('The transaction is over; nothing of it was kept.', { cause });
  }
}

/** The connection was lost during COMMIT: the transaction was either committed or rolled back as a whole. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The commit was not confirmed.', { cause });
  }
}

/** Writes are refused for now, before the engine would fail. */
export class WritesRefused extends Error {
  constructor(readonly reason: Unavailability) {
    super(`Writes are refused: ${reason}.`);
  }
}

/** Why the database is unavailable: no space to write, or no response. */
export type Unavailability = 'full' | 'away';

/** True for a deadlock or lock timeout, after which the whole transaction may be retried. */
export function isRepeatable(error: unknown): boolean {
  const errno = driverError(error)?.errno;
  return errno === 1213 || errno === 1205;
}

/** The disk or table space is full. */
const FULL = new Set<unknown>(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

/** The connection was lost during use: the server shut down, or the connection or statement was killed. */
const LOST = new Set<unknown>([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ECONNRESET',
  'EPIPE',
  'ER_SERVER_SHUTDOWN',
  'ER_QUERY_INTERRUPTED',
  'ER_CONNECTION_KILLED',
]);

/** The server is unreachable, has no free connection, or is read-only; or SQLite's file is unusable. */
const AWAY = new Set<unknown>([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'POOL_CLOSED',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_READ_ONLY_MODE',
]);

const SQLITE_AWAY = /^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN|PROTOCOL|NOTADB|NOMEM)/;
const CLOSED = /closed state|database connection is not open|Pool is closed/;

/** True when the connection was lost during use. */
export function isConnectionLost(error: unknown): boolean {
  const cause = driverError(error);
  if (!cause || error instanceof OutcomeUnknown) return false;
  return LOST.has(cause.code) || cause.errno === 1927 || /closed state/.test(cause.message);
}

/** True when the server rolled back the whole transaction with this error. */
export function endsTransaction(error: unknown): boolean {
  return isRepeatable(error) || isConnectionLost(error);
}

/** Why the database is unavailable; null for errors of the statement itself. */
export function unavailability(error: unknown): Unavailability | null {
  if (error instanceof WritesRefused) return error.reason;
  if (error instanceof TransactionOver) return unavailability(error.cause) ?? 'away';
  const cause = driverError(error);
  if (!cause) return null;
  if (FULL.has(cause.code)) return 'full';
  const isAway = AWAY.has(cause.code) || SQLITE_AWAY.test(cause.code ?? '') || CLOSED.test(cause.message);
  return isAway || isConnectionLost(error) ? 'away' : null;
}

/** True for a violated unique key, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const code = driverError(error)?.code;
  return (
    code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** The columns or key of a duplicate, as the engine names them. */
export function duplicateKey(error: unknown): string {
  const message = driverError(error)?.message ?? '';
  const sqlite = /UNIQUE constraint failed: (.+)$/.exec(message)?.[1];
  const mysql = /for key '([^']+)'/.exec(message)?.[1];
  return (sqlite ?? mysql ?? '').replace(/(, \w+\.|_)deleted_key$/, '');
}

/** True when a row can't be deleted because others reference it. */
export function isStillReferenced(error: unknown): boolean {
  const cause = driverError(error);
  // An aborted signal's error has a number as its code.
  const sqlite = /^SQLITE_CONSTRAINT/.test(cause?.code ?? '') && /FOREIGN KEY/.test(cause?.message ?? '');
  return cause?.code === 'ER_ROW_IS_REFERENCED_2' || sqlite;
}

/** The table whose rows reference the deleted one; only MySQL and MariaDB name it. */
export function referencingTable(error: unknown): string | null {
  return /fails \(`[^`]+`\.`([^`]+)`/.exec(driverError(error)?.message ?? '')?.[1] ?? null;
}

/** True when a row references one that does not exist. */
export function isMissingReference(error: unknown): boolean {
  return driverError(error)?.code === 'ER_NO_REFERENCED_ROW_2';
}

/** True when an INSERT references a missing row, on either engine; SQLite's error names no direction. */
export function isRefusedReference(error: unknown): boolean {
  return isMissingReference(error) || isStillReferenced(error);
}
